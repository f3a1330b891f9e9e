"""All effects: what happens when a mode resolves."""

from typing import TypeAlias

from dwarfdraft.games.tavern.cards.answers import (
    ActAgain,
    BorrowChampion,
    IfNegated,
    IgnoreCard,
    IgnoreDrink,
    IgnoreEvent,
    NegateCard,
    RedirectAll,
)
from dwarfdraft.games.tavern.cards.drinking import (
    CapDrink,
    ChangeDrink,
    DrinkAlso,
    DrinkAsFortitude,
    DrinkNow,
    EveryoneDrinks,
    HalveDrink,
    OrderDrinks,
    OrderForEach,
    OrderSeen,
    PassDrink,
    PayDrinker,
    ReorderDrinks,
    ReplaceDrink,
    SplitDrink,
)
from dwarfdraft.games.tavern.cards.gold import (
    GainGold,
    InnPays,
    NoLoss,
    NoRefillPayment,
    PayOrLose,
    PayPicked,
    Pays,
    TakeFromInn,
)
from dwarfdraft.games.tavern.cards.hands import (
    DiscardRandom,
    DiscardSometimes,
    DivideCards,
    Draw,
    DrawPerDiscard,
    LookAtHand,
    OpenHand,
    PlayFromHand,
    TurnAction,
)
from dwarfdraft.games.tavern.cards.happenings import (
    BidFortitude,
    BidGold,
    BlameMost,
    BuyFortitude,
    Challenge,
    Contest,
    CopyForAll,
    Dare,
    DiscardCards,
    DiscardOrDrink,
    DiscardTopDrink,
    DrawCards,
    LoseOrGain,
    LoseOrPay,
    LoseOrStone,
    OpenChest,
    PayMost,
    PourDrink,
    RaiseLowest,
    TaxGold,
)
from dwarfdraft.games.tavern.cards.losses import (
    Bite,
    CapLoss,
    Change,
    Deflect,
    GiveScarabs,
    HealByTeam,
    HitAllMarked,
    HitAllWithScarabs,
    HitBack,
    HitEachOfTeam,
    HitIfMarked,
    HitMarked,
    HitPerHurt,
    HitPerScarab,
    HitTeamBack,
    Mark,
    NoMoreAid,
    RaiseLoss,
    RaiseNumbers,
    Redirect,
    RedirectBack,
    ReduceLoss,
    ScarabInstead,
    ScarabsIfIgnored,
    ShareLoss,
    SureBite,
)
from dwarfdraft.games.tavern.cards.minions import (
    ActivateAgain,
    EnterPlay,
    HireFromDeck,
    HireFromDiscard,
    InnPaysFirst,
    LessAlcohol,
    LessLoss,
    LessWages,
    SpareMinion,
)
from dwarfdraft.games.tavern.cards.rounds import (
    EndRound,
    ForceOut,
    LeaveRound,
    RaiseAnte,
    ReopenRound,
    SharePot,
    StartRound,
    TakeControl,
    TakeFromPot,
    TakeWin,
    WinRound,
)
from dwarfdraft.games.tavern.cards.side_decks import (
    AlterDevice,
    ByPiety,
    DrawForm,
    FixNow,
    InForce,
    NegateGear,
    NewMood,
    NewPotion,
    Piety,
    Tithe,
    Vanish,
)

Effect: TypeAlias = (
    Change
    | Pays
    | HitBack
    | HitTeamBack
    | HealByTeam
    | DiscardSometimes
    | HitMarked
    | HitIfMarked
    | HitAllMarked
    | HitPerHurt
    | Mark
    | Deflect
    | RedirectBack
    | ReduceLoss
    | CapLoss
    | GiveScarabs
    | HitPerScarab
    | HitAllWithScarabs
    | Bite
    | ScarabsIfIgnored
    | ScarabInstead
    | IfNegated
    | SureBite
    | RedirectAll
    | BorrowChampion
    | OpenHand
    | DrawPerDiscard
    | TurnAction
    | Redirect
    | ShareLoss
    | NegateCard
    | IgnoreCard
    | IgnoreDrink
    | IgnoreEvent
    | PassDrink
    | SplitDrink
    | HalveDrink
    | ChangeDrink
    | ReplaceDrink
    | CapDrink
    | DrinkAsFortitude
    | DrinkNow
    | DrinkAlso
    | EveryoneDrinks
    | OrderDrinks
    | OrderForEach
    | OrderSeen
    | ReorderDrinks
    | LookAtHand
    | DiscardRandom
    | Draw
    | ActAgain
    | DivideCards
    | PlayFromHand
    | StartRound
    | TakeControl
    | RaiseAnte
    | ForceOut
    | LeaveRound
    | EndRound
    | WinRound
    | TakeWin
    | SharePot
    | TakeFromInn
    | ReopenRound
    | TakeFromPot
    | InnPays
    | NoLoss
    | NoRefillPayment
    | CopyForAll
    | Contest
    | Challenge
    | LoseOrPay
    | Dare
    | Piety
    | ByPiety
    | Tithe
    | GainGold
    | AlterDevice
    | NegateGear
    | FixNow
    | Vanish
    | NewMood
    | DrawForm
    | InForce
    | NewPotion
    | RaiseNumbers
    | RaiseLoss
    | DrawCards
    | DiscardCards
    | DiscardTopDrink
    | PourDrink
    | BuyFortitude
    | RaiseLowest
    | LoseOrGain
    | BidFortitude
    | BidGold
    | PayMost
    | DiscardOrDrink
    | OpenChest
    | LoseOrStone
    | TaxGold
    | BlameMost
    | EnterPlay
    | LessAlcohol
    | LessLoss
    | LessWages
    | InnPaysFirst
    | PayOrLose
    | HitEachOfTeam
    | PayPicked
    | PayDrinker
    | HireFromDeck
    | HireFromDiscard
    | ActivateAgain
    | SpareMinion
    | NoMoreAid
)

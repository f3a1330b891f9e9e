"""Pages, REST and live messages. A handler parses, calls one service method and answers; the service decides."""

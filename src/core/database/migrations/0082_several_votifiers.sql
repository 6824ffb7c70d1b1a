-- A listing may have several Votifier receivers, one for each game server of a network. The limit is counted while the server's row
-- is locked (src/keys/votifier.ts). Connections that exist stay as they are.
drop index endpoint_votifier;

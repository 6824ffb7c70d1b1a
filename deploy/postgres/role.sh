#!/bin/sh
# Makes the role that Voteboard uses: it owns its database and is no superuser. Run once, by the image of Postgres.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 --set password="$VOTEBOARD_PASSWORD" <<'SQL'
create role voteboard login password :'password';
create database voteboard owner voteboard;
SQL

#!/bin/sh
# Runs once, when the database is made: the app's role owns its database and is nothing more.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$(cat /run/secrets/database-password)" --username="$POSTGRES_USER" --dbname=postgres <<'SQL'
create role salone login password :'password' nosuperuser nocreatedb nocreaterole;
create database salone owner salone;
SQL

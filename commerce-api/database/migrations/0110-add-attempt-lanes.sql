-- Guesses at logins are slowed, not refused: who may be guessing (an address, an account's unknown browsers, one known
-- browser) has a lane, and each attempt in it takes a turn. Kept two days (docs/decisions/0082).

create table attempt_lanes (
  key text primary key,
  failures integer not null check (failures >= 0),
  -- When the lane's latest attempt had, or has, its turn.
  turn_at timestamptz not null
);

-- Tries of a code by who made them, a known browser or an address; `tries` counts those of unknown browsers together.
alter table one_time_codes add column tries_by jsonb not null default '{}';

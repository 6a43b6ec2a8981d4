#!/usr/bin/env bash
# A line of a bank statement (MT940, field 61) has its value date with a year and the day it was booked without one: the nearest such
# day is meant. mt940js 1.3.5 and mt940-js 1.0.0 (which needs tslib and does not name it) take the year of the value date: what is of
# 31 December and booked on 2 January is booked 363 days before, and what is of 1 January and booked on 31 December 364 days after.
. "$(dirname "$0")/support/run.sh"
packages mt940js@1.3.5 mt940-js@1.0.0 tslib@2.8.1
observe 'mt940js: of 2025-12-31, booked 2025-01-02; of 2026-01-01, booked 2026-12-31
mt940-js: of 2025-12-31, booked 2025-01-02; of 2026-01-01, booked 2026-12-31' <<'JS'
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Parser } = require('mt940js');
const { read } = require('mt940-js');

const statement = [
  ':20:STATEMENT',
  ':25:12345678/1234567890',
  ':28C:1/1',
  ':60F:C251230EUR100,00',
  ':61:2512310102C10,00NTRFNONREF',
  ':86:of the old year',
  ':61:2601011231D10,00NTRFNONREF',
  ':86:of the new year',
  ':62F:C260102EUR100,00',
  '-',
  '',
].join('\n');

const day = (date) => (date instanceof Date ? date.toISOString().slice(0, 10) : date);
const say = (name, lines) => console.log(`${name}: ${lines.map(([of, booked]) => `of ${day(of)}, booked ${day(booked)}`).join('; ')}`);
say('mt940js', new Parser().parse(statement)[0].transactions.map(({ date, entryDate }) => [date, entryDate]));
say('mt940-js', (await read(Buffer.from(statement)))[0].transactions.map(({ valueDate, entryDate }) => [valueDate, entryDate]));
JS

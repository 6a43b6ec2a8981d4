#!/usr/bin/env bash
# A restaurant that is open every evening from 19:00 to 02:00 and closed on 24 December closes for the night of the 24th. In the opening
# hours of OpenStreetMap, as opening_hours 3.15.0 reads them, "Dec 24 off" covers the hours of the calendar's day instead: at 01:00 on the
# 24th, in the night that began on the 23rd, it is closed, and at 01:00 on the 25th, in the night that was called off, it is open. Other
# hours on one day (Sa 20:00-23:00) likewise end Friday's night at midnight.
. "$(dirname "$0")/support/run.sh"
packages opening_hours@3.15.0
observe '24th 01:00 closed, 25th 01:00 open
Saturday 01:00 open without hours of its own, closed with them' <<'JS'
import OpeningHours from 'opening_hours';

const place = { lat: '38.7', lon: '-9.1', address: { country_code: 'pt', state: 'Lisboa' } };
const state = (hours, at) => (new OpeningHours(hours, place).getState(new Date(at)) ? 'open' : 'closed');
const off = 'Mo-Su 19:00-02:00; Dec 24 off';
console.log(`24th 01:00 ${state(off, '2026-12-24T01:00:00')}, 25th 01:00 ${state(off, '2026-12-25T01:00:00')}`);
const saturday = '2026-12-05T01:00:00';
const own = state('Mo-Su 19:00-02:00; Sa 20:00-23:00', saturday);
console.log(`Saturday 01:00 ${state('Mo-Su 19:00-02:00', saturday)} without hours of its own, ${own} with them`);
JS

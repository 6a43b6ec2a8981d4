#!/usr/bin/env bash
# A box across 180 degrees has a western edge greater than its eastern one (RFC 7946, 5.2), and north of a cell that touches the north pole
# there is no cell. ngeohash 0.6.4 returns no cell for such a box: a search around Fiji finds nothing. latlon-geohash 2.0.0 says that
# the cell north of zzz, 88.6 to 90 degrees north, is pbp at the south pole, and geohashing 2.0.1 throws for the neighbours of zzz.
. "$(dirname "$0")/support/run.sh"
packages ngeohash@0.6.4 latlon-geohash@2.0.0 geohashing@2.0.1
observe 'ngeohash, 177 to 179 degrees east: 12
ngeohash, 179 degrees east to 179 degrees west: 0
latlon-geohash, north of zzz: pbp -90 to -88.59375
geohashing, around zzz: Latitude must be between -90 and 90' <<'JS'
import { createRequire } from 'node:module';
import latlon from 'latlon-geohash';

const require = createRequire(import.meta.url);
const ngeohash = require('ngeohash');
const geohashing = require('geohashing');
console.log('ngeohash, 177 to 179 degrees east:', ngeohash.bboxes(-20, 177, -16, 179, 3).length);
console.log('ngeohash, 179 degrees east to 179 degrees west:', ngeohash.bboxes(-20, 179, -16, -179, 3).length);
const { sw, ne } = latlon.bounds(latlon.adjacent('zzz', 'n'));
console.log('latlon-geohash, north of zzz:', latlon.adjacent('zzz', 'n'), sw.lat, 'to', ne.lat);
try {
  console.log('geohashing, around zzz:', JSON.stringify(geohashing.getNeighborsBase32('zzz')));
} catch (error) {
  console.log('geohashing, around zzz:', error.message);
}
JS

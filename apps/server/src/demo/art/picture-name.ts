import { type ObjectKey, objects } from './objects.ts';
import { type PaintKey, paints } from './paints.ts';
import { type SceneKey, scenes } from './scenes.ts';
import { grounds, type StudioSet, type Tone, tones } from './studio.ts';

/** How the object is shown: as it is, mirrored, near, or beside itself in a second colour. */
export type Pose = { readonly kind: 'front' | 'flip' | 'near' } | { readonly kind: 'pair'; readonly second: PaintKey };

/** Everything a picture is made of; its name says it all, so pictures need no register of their own. */
export type PictureSpec =
  | {
      readonly kind: 'product';
      readonly object: ObjectKey;
      readonly paint: PaintKey;
      readonly set: StudioSet;
      readonly tone: Tone;
      readonly pose: Pose;
    }
  | { readonly kind: 'object'; readonly object: ObjectKey; readonly paint: PaintKey }
  | { readonly kind: 'scene'; readonly scene: SceneKey; readonly seed: number };

/** Writes the name of a picture: `p-tote-sage-disc-sand`, `i-tote-sage`, `s-lisbon-7`. */
export function pictureName(spec: PictureSpec): string {
  if (spec.kind === 'object') return `i-${spec.object}-${spec.paint}`;
  if (spec.kind === 'scene') return `s-${spec.scene}-${spec.seed}`;
  const name = `p-${spec.object}-${spec.paint}-${spec.set}-${spec.tone}`;
  if (spec.pose.kind === 'front') return name;
  return spec.pose.kind === 'pair' ? `${name}-pair-${spec.pose.second}` : `${name}-${spec.pose.kind}`;
}

const known = <K extends string>(table: Record<K, unknown>, key: string | undefined): key is K =>
  key !== undefined && Object.hasOwn(table, key);

function readPose(parts: readonly string[]): Pose | null {
  const [kind, second, ...rest] = parts;
  if (kind === undefined) return { kind: 'front' };
  if ((kind === 'flip' || kind === 'near') && second === undefined) return { kind };
  if (kind === 'pair' && known(paints, second) && rest.length === 0) return { kind, second };
  return null;
}

/** Reads a picture's name back, or null when it names nothing that can be drawn. */
export function readPictureName(name: string): PictureSpec | null {
  const [kind, first, second, set, tone, ...rest] = name.split('-');
  if (kind === 's' && known(scenes, first) && second !== undefined && /^\d{1,4}$/.test(second) && set === undefined) {
    return { kind: 'scene', scene: first, seed: Number(second) };
  }
  if (!known(objects, first) || !known(paints, second)) return null;
  if (kind === 'i' && set === undefined) return { kind: 'object', object: first, paint: second };
  const pose = readPose(rest);
  if (kind !== 'p' || !known(grounds, set) || !known(tones, tone) || !pose) return null;
  return { kind: 'product', object: first, paint: second, set, tone, pose };
}

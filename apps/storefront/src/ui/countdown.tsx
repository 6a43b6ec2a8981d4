import { usePreferences } from '@app/client/preferences';
import { tagOf } from '@app/contract/core/locale';
import { useEffect, useRef, useState } from 'react';
import styles from './countdown.module.css';

const two = (value: number): string => String(value).padStart(2, '0');

/** Hours, minutes and seconds of a remaining time; never below zero. */
export function timeLeft(ms: number): { hours: string; minutes: string; seconds: string } {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return {
    hours: two(Math.floor(seconds / 3600)),
    minutes: two(Math.floor(seconds / 60) % 60),
    seconds: two(seconds % 60),
  };
}

/** A remaining time as a screen reader says it: hours and minutes in words, seconds only where nothing else is left. */
export function spokenTime(ms: number, tag: string): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const parts = [
    [Math.floor(seconds / 3600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds < 60 ? seconds : 0, 'second'],
  ] as const;
  const said = parts.filter(([count, unit]) => count > 0 || (seconds === 0 && unit === 'second'));
  return new Intl.ListFormat(tag, { type: 'unit' }).format(
    said.map(([count, unit]) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count)),
  );
}

type CountdownProps = {
  /** The end as ISO 8601. */
  readonly until: string;
  /** Milliseconds the server's clock is ahead of this device's. */
  readonly offsetMs?: number;
  /** cells: dark squares as on the flash deals; text: 28:14. */
  readonly look?: 'cells' | 'text';
  readonly onEnd?: () => void;
};

/** Time that runs out, as part of a sentence. Announced once, not every second; stands still while its view is hidden. */
export function Countdown({ until, offsetMs = 0, look = 'text', onEnd }: CountdownProps) {
  const tag = tagOf(usePreferences((state) => state.locale));
  const end = Date.parse(until) - offsetMs;
  const [left, setLeft] = useState(() => end - Date.now());
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  useEffect(() => {
    let over = false;
    const tick = () => {
      const now = end - Date.now();
      setLeft(now);
      if (now <= 0 && !over) {
        over = true;
        clearInterval(timer);
        ended.current?.();
      }
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [end]);

  const { hours, minutes, seconds } = timeLeft(left);
  const text = hours === '00' ? `${minutes}:${seconds}` : `${hours}:${minutes}:${seconds}`;
  return (
    <span className={look === 'cells' ? styles.cells : styles.text} role="timer" aria-live="off">
      <span className="visually-hidden">{spokenTime(left, tag)}</span>
      <span aria-hidden="true">
        {look === 'cells' ? (
          <>
            <i>{hours}</i>:<i>{minutes}</i>:<i>{seconds}</i>
          </>
        ) : (
          text
        )}
      </span>
    </span>
  );
}

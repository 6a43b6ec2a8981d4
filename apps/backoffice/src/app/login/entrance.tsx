import type { ReactNode } from 'react';
import scene from '../login-scene.webp';
import { Brand } from '../shell/brand';
import { LanguageSwitch } from '../shell/language-switch';
import styles from './login.module.css';

/** The frame of the screens before the shell: picture with the sail corner left, form right. */
export function Entrance({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={styles.entrance}>
      <img className={styles.scene} src={scene} alt="" />
      <main className={styles.side}>
        <div className={styles.language}>
          <LanguageSwitch />
        </div>
        <div className={styles.form}>
          <Brand />
          <h1>{title}</h1>
          <p>{text}</p>
          {children}
        </div>
      </main>
    </div>
  );
}

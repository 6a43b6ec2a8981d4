import type { ReactNode } from 'react';
import scene from '../login-scene.webp';
import { Brand } from '../shell/brand';
import { LanguageSwitch } from '../shell/language-switch';
import look from './login.module.css';

/** The frame of the screens before the shell: picture with the sail corner left, form right. */
export function Entrance({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={look.entrance}>
      <img className={look.scene} src={scene} alt="" />
      <main className={look.side}>
        <div className={look.language}>
          <LanguageSwitch />
        </div>
        <div className={look.form}>
          <Brand />
          <h1>{title}</h1>
          <p>{text}</p>
          {children}
        </div>
      </main>
    </div>
  );
}

import { LOCALES, type Locale } from '@app/contract/core/locale';
import { Fragment, useEffect } from 'react';
import { Toaster } from '../src/ui/toast.tsx';
import styles from './gallery.module.css';
import type { GalleryCase, GallerySection } from './section.ts';
import { sections } from './sections.ts';

const addressOf = (section: string, locale: Locale): string => `?section=${section}&lang=${locale}`;

const Case = ({ name, draw: Draw }: GalleryCase) => (
  <figure className={styles.case}>
    <figcaption className={styles.name}>{name}</figcaption>
    <Draw />
  </figure>
);

const Section = (props: { readonly section: GallerySection; readonly locale: Locale }) => {
  const { id, title, overlay, wordless, cases } = props.section;
  return (
    <section className={styles.section} data-section={id} data-wordless={wordless}>
      <h2 className="h2">
        <a href={addressOf(id, props.locale)}>{title}</a>
      </h2>
      {overlay ? (
        <iframe className={styles.frame} title={title} src={addressOf(id, props.locale)} loading="lazy" />
      ) : (
        cases.map((one) => <Case key={one.name} {...one} />)
      )}
    </section>
  );
};

const loaded = (image: HTMLImageElement): Promise<unknown> => image.decode().catch(() => {});

/** Marks the page once its fonts, pictures and late parts are there; picture tests wait for it. */
function useReadyMark(ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    let asked = true;
    const look = async () => {
      const before = document.body.innerHTML.length;
      await document.fonts.ready;
      await Promise.all([...document.images].map(loaded));
      await new Promise((done) => setTimeout(done, 100));
      if (!asked) return;
      if (document.body.innerHTML.length === before) document.documentElement.dataset.ready = '';
      else void look();
    };
    void look();
    return () => {
      asked = false;
    };
  }, [ready]);
}

/** All parts in all their states, or the one section that the address names (`?section=buttons&lang=es`). */
export function Gallery(props: {
  readonly only: string | null;
  readonly locale: Locale;
  /** The fonts are there, so that pictures may be taken of it. */
  readonly ready?: boolean;
}) {
  const { only, locale, ready = false } = props;
  useReadyMark(ready);
  const chosen = sections.find((section) => section.id === only);
  if (chosen?.overlay) {
    return (
      <>
        {chosen.cases.map(({ name, draw: Draw }) => (
          <Fragment key={name}>
            <Draw />
          </Fragment>
        ))}
        <Toaster />
      </>
    );
  }
  return (
    <main className={styles.page}>
      {chosen ? null : (
        <nav className={styles.head} aria-label="Languages">
          {LOCALES.map((each) => (
            <a key={each} href={`?lang=${each}`} aria-current={each === locale ? 'page' : undefined}>
              {each}
            </a>
          ))}
        </nav>
      )}
      {(chosen ? [chosen] : sections).map((section) => (
        <Section key={section.id} section={section} locale={locale} />
      ))}
      <Toaster />
    </main>
  );
}

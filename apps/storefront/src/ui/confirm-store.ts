import type { ReactNode } from 'react';
import { create } from 'zustand';

export type Question = {
  readonly title: string;
  readonly text?: ReactNode;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** The act cannot be undone. */
  readonly danger?: boolean;
};

type OpenQuestion = Question & { readonly answer: (yes: boolean) => void };

/** The question on screen, if any. */
export const useQuestion = create<{ readonly asked: OpenQuestion | null }>()(() => ({ asked: null }));

/** Asks in a dialog; true when the person confirms. A question that another one replaces counts as refused. */
export function confirm(question: Question): Promise<boolean> {
  useQuestion.getState().asked?.answer(false);
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      useQuestion.setState({ asked: null });
      resolve(yes);
    };
    useQuestion.setState({ asked: { ...question, answer } });
  });
}

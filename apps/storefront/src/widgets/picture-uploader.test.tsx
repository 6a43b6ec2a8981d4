import { startI18n } from '@app/client/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { allEnglish } from '../shell/all-english.ts';
import { PictureUploader } from '../ui/picture-uploader.tsx';
import type { UploadedPicture } from '../ui/use-uploads.ts';

const picture = (name: string): UploadedPicture => ({ id: name, url: `/${name}.webp` });

type Step = { readonly done: (picture: UploadedPicture) => void; readonly onProgress: (share: number) => void };

startI18n({ bundled: allEnglish, reportMissing: () => undefined, restOfEnglish: () => Promise.resolve({}) });

/** An uploader of two files, both under way; its parent has drawn nothing new since. */
function twoUnderWay() {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
  const onChange = vi.fn<(value: UploadedPicture[]) => void>();
  const steps: Step[] = [];
  const shown = (value: readonly UploadedPicture[]) => (
    <PictureUploader
      label="Pictures"
      max={6}
      value={value}
      onChange={onChange}
      upload={(_file, { onProgress }) => new Promise((done) => steps.push({ done, onProgress }))}
    />
  );
  const { container, rerender } = render(shown([]));
  const files = ['one', 'two'].map((name) => new File(['x'], `${name}.png`, { type: 'image/png' }));
  fireEvent.change(container.querySelector('input') as HTMLInputElement, { target: { files } });
  const [first, second] = steps as [Step, Step];
  return { onChange, first, second, draw: (value: readonly UploadedPicture[]) => rerender(shown(value)) };
}

test('when one picture is uploaded while another goes on, then both are there in the end', async () => {
  const { onChange, first, second } = twoUnderWay();
  await act(async () => first.done(picture('one')));
  await act(async () => second.onProgress(0.5));
  await act(async () => second.done(picture('two')));
  expect(onChange).toHaveBeenLastCalledWith([picture('one'), picture('two')]);
});

test('when a picture is removed while another is uploaded, then that one stays', async () => {
  const { onChange, first, second, draw } = twoUnderWay();
  await act(async () => first.done(picture('one')));
  draw([picture('one')]);
  await act(async () => second.done(picture('two')));
  fireEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(onChange).toHaveBeenLastCalledWith([picture('two')]);
});

import { staffBannerEndpoints as calls } from '@app/contract/content/banners/staff-endpoints';
import type { StaffBanner } from '@app/contract/content/banners/staff-schemas';
import { useMemo, useState } from 'react';
import { request } from '../../../api/request';
import { useAllowed } from '../../../api/session';
import { useProductNow } from '../../../api/use-product-now';
import { useText } from '../../../text/use-text';
import { RecordFormDrawer } from '../../../ui/form/records/record-form-drawer';
import { ListPage } from '../../../ui/list/list-page';
import { useRecordActions } from '../../../ui/list/use-record-actions';
import { BannerStateTag } from './banner-cells';
import { type BannerDraft, bannerForm, bodyOf, draftOf, newBanner } from './banner-form';
import { bannerList } from './banner-list';
import { BannerPreview } from './banner-preview';

type EditorProps = { editing: StaffBanner | null; readOnly: boolean; onClose: () => void };

/** The form of a banner under what it will look like. */
function BannerEditor({ editing, readOnly, onClose }: EditorProps) {
  const t = useText();
  const now = useProductNow();
  const [blank] = useState(() => newBanner(new Date(now())));
  const [draft, setDraft] = useState<BannerDraft>(() => (editing ? draftOf(editing) : blank));
  const fields = useMemo(() => {
    const product = editing?.target.type === 'product' ? editing.target.productId : null;
    return bannerForm(product && editing ? { id: product, name: editing.productName } : null);
  }, [editing]);
  return (
    <RecordFormDrawer<BannerDraft, StaffBanner>
      title={t(editing ? 'content.banner.edit' : 'content.banner.new')}
      tag={editing && <BannerStateTag state={editing.state} />}
      kind="banner"
      fields={fields}
      editing={editing}
      blank={blank}
      draftOf={draftOf}
      readOnly={readOnly}
      above={<BannerPreview banner={draft} />}
      onDraft={setDraft}
      create={(given) => request(calls.createBanner, { body: bodyOf(given) })}
      update={({ id, version }, given) =>
        request(calls.updateBanner, { params: { id }, body: { ...bodyOf(given), version } })
      }
      reload={(id) => request(calls.readBanner, { params: { id } })}
      onClose={onClose}
    />
  );
}

/** Banners of the home screen: when each is shown, where it leads, and how it looks. */
export default function BannersScreen() {
  const mayEdit = useAllowed('content.banners.edit');
  const { list, drawer } = useRecordActions<StaffBanner>({
    mayEdit,
    readable: true,
    nameOf: () => '',
    add: 'content.banner.new',
    deletion: {
      ask: 'content.banner.delete',
      text: 'content.banner.delete_text',
      done: 'content.banner.deleted',
      remove: ({ id }) => request(calls.deleteBanner, { params: { id } }),
    },
    drawer: (editing, onClose) => <BannerEditor editing={editing} readOnly={!mayEdit} onClose={onClose} />,
  });
  return (
    <>
      <ListPage rule={bannerList} actions={list} />
      {drawer}
    </>
  );
}

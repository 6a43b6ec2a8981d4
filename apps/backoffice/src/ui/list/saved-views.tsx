import { IconBookmark, IconTrash } from '@tabler/icons-react';
import { Button, Form, Input, Popover } from 'antd';
import { extractValidSavedQueries, type ListControllerResult, type SavedQuery, useSavedQueries } from 'ra-core';
import { useState } from 'react';
import { useText } from '../../text/use-text';
import look from './list.module.css';

const NAME_MAX = 40;

/** Views a person has named: filter, order and rows a page, kept on this device. A used name is overwritten. */
export function SavedViews({ list }: { list: ListControllerResult }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [form] = Form.useForm<{ label: string }>();
  const [stored, setStored] = useSavedQueries(list.resource);
  const views = extractValidSavedQueries(stored);
  const save = ({ label }: { label: string }) => {
    const view: SavedQuery = {
      label: label.trim(),
      value: { filter: list.filterValues, displayedFilters: [], sort: list.sort, perPage: list.perPage },
    };
    setStored([...views.filter((one) => one.label !== view.label), view]);
    form.resetFields();
    setOpen(false);
  };
  const apply = ({ value }: SavedQuery) => {
    if (value.sort) list.setSort(value.sort);
    if (value.perPage) list.setPerPage(value.perPage);
    list.setFilters(value.filter ?? {}, []);
    setOpen(false);
  };
  const content = (
    <div className={look.views}>
      {views.length === 0 && <p className={look.second}>{t('ui.list.no_views')}</p>}
      {views.map((view) => (
        <div key={view.label} className={look.view}>
          <Button type="text" size="small" onClick={() => apply(view)}>
            {view.label}
          </Button>
          <Button
            type="text"
            size="small"
            shape="circle"
            aria-label={t('ui.list.delete_view', { name: view.label })}
            onClick={() => setStored(views.filter((one) => one !== view))}
          >
            <IconTrash size={16} />
          </Button>
        </div>
      ))}
      <Form form={form} onFinish={save} className={look.saveView}>
        <Form.Item name="label" rules={[{ required: true, whitespace: true, message: t('ui.list.view_name_needed') }]}>
          <Input placeholder={t('ui.list.view_name')} maxLength={NAME_MAX} aria-label={t('ui.list.view_name')} />
        </Form.Item>
        <Button htmlType="submit">{t('ui.list.save_view')}</Button>
      </Form>
    </div>
  );
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      title={t('ui.list.views')}
      open={open}
      onOpenChange={setOpen}
      content={content}
    >
      <Button type="text" shape="circle" aria-label={t('ui.list.views')}>
        <IconBookmark size={20} stroke={1.75} />
      </Button>
    </Popover>
  );
}

import './styles/antd-mobile.css';
import { unstableSetRender } from 'antd-mobile/es/utils/unstable-render';
import { createRoot, type Root } from 'react-dom/client';

const roots = new WeakMap<Element | DocumentFragment, Root>();

// antd-mobile 5 renders what it opens by call with React 18's way; this is its hook for React 19.
unstableSetRender((node, container) => {
  const root = roots.get(container) ?? createRoot(container);
  roots.set(container, root);
  root.render(node);
  return async () => {
    root.unmount();
    roots.delete(container);
  };
});

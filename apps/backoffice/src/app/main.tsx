import 'antd/dist/antd.css';
import './look.css';
import '@app/client/missing-picture.css';
import './print.css';
import './style-nonce';
// Before the router reads where the page is.
import '../api/provider-return';
import { createRoot } from 'react-dom/client';
import { startTexts } from '../text/dictionary';
import { Root } from './root';

const place = document.getElementById('root');
if (!place) throw new Error('the page has no #root');
// Not awaited at the top: the texts' file may take from this one, which would wait for it.
void startTexts().then(() => createRoot(place).render(<Root />));

import { pictureUpload } from '../../../ui/form/picture-upload';

export const uploadForProduct = pictureUpload('product');

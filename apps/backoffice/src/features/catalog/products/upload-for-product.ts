import { pictureUpload } from '../../../ui/form/inputs/picture-upload';

export const uploadForProduct = pictureUpload('product');

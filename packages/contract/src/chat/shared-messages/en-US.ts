export default {
  'field.chat_text': 'Write something first.',
};

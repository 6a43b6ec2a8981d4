export default {
  'error.channel.not_configured': 'The channel is not completely set up. Fill in what is missing first.',
  'error.channel.no_payout': 'This kind of channel cannot pay out.',
  'error.channel.in_use': 'Money has gone through this channel, so it stays. Switch it off instead.',
  'error.channel.identifier_taken': 'Another channel has this identifier.',
} as const;

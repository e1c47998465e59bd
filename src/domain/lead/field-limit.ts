/** The longest value (characters) of a field of either form, the message itself apart; the function refuses longer ones. */
export const contactFieldLimit = 120;

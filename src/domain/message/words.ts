/** The words of the message form's rules. Others: src/islands/message/words.ts. */

// Subjects and errors. Specification §3, Footer contact message; §5, Footer contact form

export const aiStrategy = 'AI Strategy';
export const crmAutomation = 'CRM Automation';
export const cxOptimization = 'CX Optimization';
export const strategicPartnerships = 'Strategic Partnerships';
export const eventsAndMedia = 'Events & Media';
export const generalInquiry = 'General Inquiry';
export const fullNameRequired = 'Full name is required';
export const emailRequired = 'Valid email is required';
export const subjectRequired = 'Please select a subject';
export const messageTooShort = 'Message must be at least 10 characters';
export const unfilled =
  'Your own words are missing after the colon. To send the message as it is, press Send Message again.';

// What becomes of a message that the site takes itself

export const received = 'Your message has been received';
export const receivedText = 'An advisor answers to the e-mail address you gave.';
export const kept = 'Your message is saved in this browser';
export const keptText =
  'Our site cannot be reached just now. The message goes out by itself as soon as it can, also on your next visit.';
export const refused = 'Your message was not accepted';
export const refusedText = 'Check what you have written below and send it again, or send it from your own e-mail.';
export const lost = 'Your message could not be saved';
export const lostText =
  'Our site cannot be reached, and this browser does not let us keep your message. Send it again, or send it from your own e-mail.';

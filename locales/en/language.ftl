### language

## Texts of the choice of a language on the account page.

heading = Language
lead = The language of your pages and of the emails to you.
label = Language
browser = Same as my browser
save = Save

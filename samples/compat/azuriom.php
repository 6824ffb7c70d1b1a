// At the end of the constructor of VoteChecker, in plugins/vote/src/Verification/VoteChecker.php
$this->register(VoteVerifier::for('voteboard.example')
    ->setApiUrl('https://voteboard.example/api/?action=post&object=votes&element=claim&key={server}&username={name}')
    ->requireKey('api_key')
    ->verifyByValue(1));

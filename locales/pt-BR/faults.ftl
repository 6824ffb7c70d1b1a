### faults

required = Este campo é obrigatório.
code = O código está errado ou expirou. Digite o que o app mostra agora.
confirmTest = Confirme que seu receptor pode recompensar este jogador ou deixe o nome vazio.
currentPassword = Essa não é sua senha atual.
game = Escolha o jogo na lista.
listingName = Digite o nome do servidor.
noPasskeys = Você ainda não tem uma chave de acesso.
noneTicked = Marque pelo menos um servidor.
notReady = Seu navegador ainda não estava pronto. Espere a caixa ficar marcada e tente de novo.
password = Essa não é sua senha.
port = Digite uma porta de 1 a 65535.
reason = Escolha o que está errado.
role = Escolha um papel.
signIn =
    Nome de usuário ou senha incorretos. Você pode usar seu e-mail depois de confirmá-lo.
signInBusy =
    Tem gente demais fazendo isso agora, então você ainda não entrou. Digite sua senha de novo e
    entre. Desta vez, seu navegador faz antes um pequeno cálculo, e você passa na frente de quem não
    faz.
time = Informe uma data e um horário.
nothingToReplay =
    Não há nada para reenviar. Só são reenviados os votos que já foram enviados a esta chave ou que
    estão em espera para ela: não os que foram só para outras chaves, ainda estão a caminho ou são
    nulos.
urlUnsaved = Esta URL ainda não foi salva. Salve primeiro: até lá, o que enviamos vai para a antiga.
number = Digite um número inteiro.

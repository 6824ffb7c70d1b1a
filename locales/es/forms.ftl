### forms

signed_out = Has cerrado sesión.
password_reset = Tu nueva contraseña está guardada. Inicia sesión con ella.
password_set = Tu contraseña está lista. Ya puedes iniciar sesión con ella.
identity_linked = Vinculada. Ya puedes iniciar sesión con ella.
identity_unlinked = Desvinculada. Ya no sirve para iniciar sesión.
password_changed = Tu contraseña ha cambiado. Todas las demás sesiones han terminado.
passkey_added = Llave de acceso añadida.
passkey_removed = Llave de acceso quitada.
second_factor_off = La verificación en dos pasos está desactivada.
email_confirmed = Tu correo está confirmado.
administrator_made = Ahora tienes permisos de administración.
settings_saved = Guardado. Se aplica desde ahora.
nothing_changed = No se ha cambiado nada.
look_saved = Guardado. En unos segundos se verá en todas las páginas.
test_mail_sent = El servidor de correo ha aceptado el mensaje. Búscalo en tu bandeja de entrada.
site_role_changed = Rol cambiado.
verification_sent = Te hemos enviado un enlace por correo.
verification_logged =
    Tu enlace está en el registro de este sitio, que no envía correos. Pídeselo a quienes
    administran el sitio.
renamed = Tu nombre ha cambiado.
server_email_on = Recibirás correos sobre tus servidores.
server_email_off = Ya no recibirás correos sobre tus servidores.
language_saved = Tus páginas y correos están ahora en ese idioma.
boards_on = Ahora tu nombre aparece entre los top votantes.
boards_off = Tu nombre no aparece entre los top votantes.
favourite_added = Añadido a tus favoritos. Están todos en «Mis votos».
favourite_removed = Quitado de tus favoritos.
all_voted = Hoy todos tus favoritos tienen tu voto.
name_forgotten = Este navegador ha olvidado el nombre.
game_name_added = Añadido. En cada votación eliges con cuál de tus nombres votas.
game_name_removed = Quitado. Los votos emitidos con ese nombre lo conservan.
links_ended = Los enlaces de ese servidor ya no votan en tu nombre.
session_ended = Esa sesión ha terminado.
sessions_ended = Todas las demás sesiones han terminado.
account_deleted = Tu cuenta se ha eliminado.
key_revoked = Clave revocada.
receiver_removed = Se quitó el receptor.
secret_activated =
    Los webhooks se firman ahora con el secreto nuevo y, durante 24 horas más, también con el anterior.
link_key_removed = Clave quitada. Los enlaces creados con ella ya no funcionan.
goal_set = Meta puesta.
goal_set_next =
    Meta puesta. Este periodo ya tiene suficientes votos, así que empieza con el siguiente.
goal_changed = Número cambiado. La cuenta sigue.
goal_tested = Una prueba de la meta espera a tu plugin durante una hora.
goal_removed = Meta quitada. Los jugadores conservan lo que tienen.
rewards_saved = Guardado. Se aplica a todos los votos desde ahora.
test_vote_waits = Un voto de prueba espera en el buzón durante una hora.
chat_connected = El canal está conectado. Un mensaje de prueba está en camino.
chat_saved = El canal se ha guardado.
webhook_saved = URL del webhook guardada.
webhook_paused = El webhook está en pausa. Los votos quedan en espera hasta que los reenvíes.
webhook_resumed = El webhook vuelve a estar activo.
webhook_resumed_held =
    El webhook vuelve a estar activo. Algunos votos siguen en espera: reenvíalos para que salgan.
replayed = Los votos van en camino, cinco por segundo.
replayed_more =
    10.000 votos van en camino y hay más. Reenvía otra vez cuando estos hayan llegado.
checked = Acabamos de comprobar el servidor.
server_submitted = Tu servidor se ha enviado. La moderación lo revisará.
server_unlisted =
    El servidor está fuera de la lista. Puedes volver a publicarlo cuando quieras.
server_relisted = El servidor vuelve a estar en la lista.
server_deleted = Ficha eliminada.
offer_made = Oferta hecha. Se ve en su página «Mis servidores» durante siete días.
offer_withdrawn = Oferta retirada.
offer_declined = Has rechazado la oferta.
member_joined = Ya tienes acceso.
server_taken_over =
    La ficha ya es tuya. Renueva sus claves de API: otras personas las conocen.
role_changed = Rol cambiado.
member_removed = Su acceso ha terminado.
member_removed_keys =
    Su acceso ha terminado, pero las claves que conoce siguen funcionando. Renuévalas abajo.
role_changed_keys =
    El rol ha cambiado. Las claves que creó esa persona siguen funcionando: renuévalas abajo.
server_left = Has dejado este servidor.
server_saved = Tus cambios se han guardado.
picture_saved = La imagen está guardada y se ve en todas partes donde aparece tu servidor.
picture_removed = Imagen quitada.
picture_taken_down = La imagen se ha retirado. El propietario puede leer el motivo.
pictures_accepted = Las imágenes se quedan.
edits_accepted = Los cambios cuentan como vistos.
edits_put_back = El texto anterior ha vuelto. El propietario puede leer el motivo.
several_decided = Las fichas marcadas están decididas.
report_sent = Gracias. La moderación lo revisará.
reports_closed = Denuncias cerradas.
change_waits = Tus cambios se han guardado. Algunos esperan a la moderación.
change_withdrawn = La ficha se queda como está.
server_approved = El servidor está aprobado y en la lista.
server_rejected = El servidor está rechazado. El propietario puede leer el motivo.
server_suspended = El servidor está suspendido. El propietario puede leer el motivo.
decision_undone = La decisión se ha deshecho. El propietario no recibió ningún aviso.
vote_voided = Voto anulado.
votes_voided = Los votos se están anulando. Si son miles, tarda un minuto más o menos.
wave_dismissed = Alerta descartada. Los votos se quedan.
answer_read = La respuesta cuenta como leída.
suspension_kept = Sigue suspendido y se avisa al propietario.
void_answered = Tu respuesta se ha enviado a la moderación.
moderator_mail_saved = Guardado.
votes_restored = Los votos vuelven a contar. Si son miles, tarda un minuto más o menos.
name_given = El nombre ya es suyo.
name_refused = Reclamación rechazada.
account_disabled = Cuenta bloqueada.
account_enabled = Cuenta desbloqueada.
game_added = Juego añadido.
tag_added = Etiqueta añadida.
game_edited = Juego guardado.
game_merged = Los juegos se han fusionado. La dirección anterior lleva a este.
game_removed = Juego quitado.
tag_edited = Etiqueta guardada.
tag_merged = Las etiquetas se han fusionado. La dirección anterior lleva a esta.
tag_removed = Etiqueta quitada.

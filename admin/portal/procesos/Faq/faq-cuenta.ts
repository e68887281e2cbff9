import type { FaqEntry } from './faq-entry.ts'

/** Help on one's own account, and on the mail that the portal sends. */
export const FAQ_CUENTA: readonly FaqEntry[] = [
  {
    tema: 'Mi cuenta',
    pregunta: 'Olvidé mi contraseña. ¿Qué hago?',
    palabras: 'recuperar contraseña temporal restablecer',
    respuesta: [
      'En la entrada elige «La olvidé» y escribe el correo de tu cuenta. Llega un enlace que sirve una sola vez y durante 30 minutos: ábrelo y pon una contraseña nueva. Al guardarla se cierran todas tus sesiones.',
      'Si no tienes acceso a ese correo, la administración del portal puede darte una contraseña de un solo uso. Sirve tres días y al entrar con ella se te pide cambiarla.',
      'Por seguridad, el portal responde lo mismo exista o no una cuenta con ese correo.',
    ],
  },
  {
    tema: 'Mi cuenta',
    pregunta: '¿Por qué no acepta la contraseña que escribí?',
    respuesta: [
      'Debe tener de 8 a 128 caracteres, con los signos que quieras. No se aceptan las más usadas («Guadalupe12»), las que son solo tu nombre o palabras del instituto, ni las que aparecen en listas de contraseñas robadas.',
      'Tres o cuatro palabras sin relación son fáciles de recordar y difíciles de adivinar. Nunca se te pedirá cambiarla por haber pasado el tiempo.',
    ],
  },
  {
    tema: 'Mi cuenta',
    pregunta: '¿Qué es la verificación en dos pasos y cómo la activo?',
    respuesta: [
      'Después de la contraseña, el portal pide un código que cambia cada medio minuto en tu teléfono. Así, quien sepa tu contraseña no puede entrar.',
      'Actívala en Mi perfil: escribe tu contraseña, escanea el código QR con una aplicación de autenticación y escribe el código que muestra. Guarda los diez códigos de recuperación fuera del teléfono: no se vuelven a mostrar.',
      'Algunos perfiles la exigen: mientras no la actives no se abre ninguna otra pantalla.',
    ],
  },
  {
    tema: 'Mi cuenta',
    pregunta: 'Perdí el teléfono con los códigos. ¿Cómo entro?',
    respuesta: [
      'Al pedir el código elige «No tengo mi teléfono» y usa uno de tus códigos de recuperación. Después, en Mi perfil, elige Cambiar de teléfono y agrega el nuevo; los códigos de recuperación de antes dejan de servir.',
      'Si tampoco tienes los códigos, la administración del portal puede retirar el segundo paso cuando compruebe quién eres. Si eres la única persona que administra, se retira en el servidor con portal usuarios dos-pasos y tu usuario.',
    ],
  },
  {
    tema: 'Mi cuenta',
    pregunta: '¿Dónde está abierta mi cuenta y cómo la cierro en otros equipos?',
    respuesta: [
      'En Mi perfil, en Mis sesiones, ves desde qué equipo y desde cuándo. «Cerrar las demás» deja abierta solo la que usas; te pide la contraseña. También se cierran al cambiar la contraseña.',
    ],
  },
  {
    tema: 'Mi cuenta',
    pregunta: '¿Cuánto dura mi sesión?',
    respuesta: [
      '60 minutos sin actividad y 12 horas en total. Al terminar entras de nuevo sobre la misma pantalla, sin perder lo escrito.',
    ],
  },
  {
    tema: 'Mi cuenta',
    pregunta: '¿Cómo cambio mi fotografía, mi correo o mi contraseña?',
    respuesta: [
      'En el menú de tu nombre, arriba a la derecha, elige Mi perfil. Tu nombre, tu perfil y tu entidad los cambia la administración.',
      'El cambio de correo pide tu contraseña y envía un enlace a la dirección nueva: al abrirlo, en 30 minutos, es el correo de tu cuenta. Hasta entonces vale el anterior, que también recibe el aviso, y Mi perfil muestra qué dirección espera: ahí lo envías de nuevo o descartas el cambio. Cambiar la contraseña también lo descarta.',
    ],
  },
  {
    tema: 'Mi cuenta',
    pregunta: '¿Cómo cambio el tema oscuro, el tamaño de los renglones o las horas en que me llega correo?',
    respuesta: [
      'En el menú de tu nombre elige Configuración. El tema y la densidad se guardan al elegirlos y te siguen en cualquier equipo. Ahí mismo pides un resumen diario de tus avisos y las horas en que no quieres correo.',
    ],
  },
  {
    tema: 'Administración',
    pregunta: '¿Cómo sé si un correo del portal llegó a salir?',
    respuesta: [
      'En Correo está cada mensaje con su estado y, si no pudo salir, la razón. El portal lo intenta seis veces, cada vez más espaciado; después puedes enviarlo de nuevo. Los enlaces y códigos no se muestran a nadie.',
      'Sin servidor de correo configurado, los mensajes quedan como archivos en la carpeta de salida del servidor.',
    ],
    vista: 'panelCorreos',
  },
  {
    tema: 'Mi cuenta',
    pregunta: '¿Quién firma por mí cuando no estoy?',
    palabras: 'delegar delegación firma ausencia vacaciones suplente validar aprobar en nombre de',
    respuesta: [
      'Si validas, apruebas o firmas, en Mi perfil, «Quién firma por ti», nombras a una persona de tu mismo lugar, con el número y la fecha del oficio, desde cuándo y hasta cuándo. Vale cuando la acepta. Cada acto suyo dice «por delegación de» y tu nombre, en el recorrido del movimiento, en los avisos y en la bitácora.',
      'Puede ser quien tiene el mismo acto o el anterior: un auxiliar suple al Jefe Dpto., el Jefe Dpto. al Director, el Director al Titular. No puede ser quien audita, administra o solicita, ni quien tiene una solicitud que espera esa firma. Si nadie de tu lugar puede, pide a quien administra el portal una cuenta para quien te supla.',
      'Solicitar, validar, revisar y aprobar siguen siendo de personas distintas: lo que tú solicitaste no lo aprueba quien firma por ti, y quien suple conserva su propia firma. Puedes retirar la delegación en cualquier momento.',
    ],
  },
  {
    tema: 'Mi cuenta',
    pregunta: '¿Qué hago si me delegan una firma?',
    palabras: 'delegación aceptar rechazar devolver firma suplente avisos',
    respuesta: [
      'Llega un aviso y tu inicio lo dice. En Mi perfil, «Quién firma por ti», la aceptas o la rechazas; hasta que la aceptes no firmas por nadie. Una que aceptaste la devuelves ahí mismo, cuando quieras. A quien te la dio se le avisa de cada cosa.',
    ],
  },
]

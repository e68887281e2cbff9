import type { FaqEntry } from './faq-entry.ts'

const TEMA = 'Perfiles, menús y usuarios'

/** Help for who administers the portal: who enters, what each sees and what each may do. */
export const FAQ_PERMISOS: readonly FaqEntry[] = [
  {
    tema: TEMA,
    pregunta: 'El portal está recién instalado. ¿Por dónde empiezo?',
    respuesta: [
      '1. Tu cuenta: en Mi perfil agrega tu correo, para recuperar el acceso sin ayuda de nadie, y activa la verificación en dos pasos. En Gestión de Usuarios crea primero la cuenta de la persona Titular u otra de administración: las demás cuentas de quien aprueba, firma o administra las autoriza después otra persona.',
      '2. El instituto: en Información y tema pon su nombre, icono, colores, contacto y aviso de privacidad.',
      '3. Las fechas: mientras el calendario esté vacío no se registran movimientos. Quien administra el servidor lo llena por las reglas del calendario con «portal calendario sembrar» y el año.',
      '4. Las personas: revisa los perfiles que ya vienen, prepara los que falten y crea las cuentas, una por una o con «Cargar de un archivo».',
      '5. Los procesos: el mapa de Inicio ya trae módulos y procesos. Ajústalos en Módulos y procesos, di quién está a cargo de cada uno en su página y carga sus documentos; en Documentación general y por módulo ves cuáles faltan.',
      'La estructura se agrega en Entidades Orgánicas, Entidad, Direcciones Generales y Áreas, de arriba hacia abajo. Mientras esté vacía no se pueden registrar altas.',
    ],
    vista: 'usuarios',
  },
  {
    tema: TEMA,
    pregunta: '¿Cómo abro una ventanilla nueva?',
    respuesta: [
      'Con «Nueva ventanilla», en Inicio o con Ctrl K. Son cinco pasos, cada uno con lo que ya está y lo que falta: el perfil (puede empezar como copia de otra ventanilla), los menús que abre, los procesos que atiende, los documentos de esos procesos y la cuenta de quien entra.',
      'Arriba se lee qué falta para poder trabajar en ella, también cuando nada de lo que abre solicita altas ni trámites. Cada paso abre la pantalla donde se hace; con Atrás, o con «Volver a la guía» desde el perfil, regresas. Nada se guarda aparte: quien la abra otro día encuentra los pasos como van.',
    ],
    vista: 'perfiles',
  },
  {
    tema: TEMA,
    pregunta: 'Una persona tiene dos cuentas. ¿Puede aprobar con una lo que solicitó con la otra?',
    palabras: 'vincular separar misma persona correo cuatro personas validar revisar aprobar',
    respuesta: [
      'No, si el portal sabe que son suyas: dos cuentas son de una persona cuando tienen el mismo correo o cuando las vinculas en la hoja del usuario, en «Otras cuentas de la misma persona», y otra persona lo autoriza. Desde entonces ninguna valida, revisa ni aprueba lo que hizo la otra. «Separar» lo deshace, y todo queda en la bitácora.',
    ],
    vista: 'usuarios',
  },
  {
    tema: TEMA,
    pregunta: '¿Cómo preparo una ventanilla nueva, de principio a fin?',
    palabras: 'crear perfil usuario menú capturista',
    respuesta: [
      '1. Perfil: en Perfiles escribe el nombre en «Nuevo perfil». Lo más rápido es elegir «Ventanilla» en «Copiar los permisos de»: ya trae sus menús y lo que puede hacer. Agrega el perfil y se abre su página.',
      '2. Permisos: en esa página deja el ámbito Dependencia y los actos Ver y Capturar; marca sus menús y procesos; debajo de cada casilla se lee qué abre. «Revisar y guardar» dice qué menús y procesos se dan y se quitan, qué cambia con eso y a quién, antes de guardar.',
      '3. Menú, solo si hace falta uno que no existe: en Menús elige «Nuevo menú», escribe su nombre y busca por su título la pantalla o el proceso que abre; debajo se lee qué abrirá. Después vuelve a la página del perfil y márcalo: un menú nuevo solo lo tiene la administración.',
      '4. Usuario: en Gestión de Usuarios elige «Nuevo usuario», con ese perfil y su Entidad y Adscripción. Al crearlo aparece una vez su contraseña; entrégasela: se le pedirá cambiarla al entrar.',
      '5. Documentos del proceso: con Ctrl K escribe el nombre del proceso que atenderá y abre su página (también está en Módulos y procesos, dentro de su módulo); en ella, «Cargar» en el renglón de cada documento que le falte. Si el proceso no existe, agrégalo antes en Módulos y procesos.',
      '6. Para comprobarlo, en los tres puntos del perfil elige «Ver como este perfil» y mira el portal como lo verá esa persona.',
    ],
    vista: 'perfiles',
  },
  {
    tema: TEMA,
    pregunta: '¿Qué decide lo que una persona puede hacer?',
    respuesta: [
      'Su perfil, con tres cosas a la vez: el ámbito dice a quiénes ve (todo el instituto o solo su lugar); los menús y procesos abren pantallas; los actos dicen qué puede hacer en ellas. Para una acción hacen falta el acto y alguna pantalla que la use.',
      '«Quién puede qué», en Perfiles, lo muestra para todos los perfiles. Elige una celda y dice por qué sí o por qué no: qué menú o proceso abre la pantalla, qué acto tiene o le falta, y qué menú habría que darle. Lo que abren todos los perfiles, como su página de inicio, no tiene casilla: ahí se dice qué acto lo quita.',
    ],
    vista: 'perfiles',
  },
  {
    tema: TEMA,
    pregunta: '¿Qué cambios de permisos y de cuentas autoriza otra persona?',
    palabras: 'dos personas segunda mano proponer perfil menú proceso firmante titular director alta activar',
    respuesta: [
      'Lo que da permisos a un perfil: un acto, una pantalla con algo que hacer, o el ámbito Instituto; da igual si se cambia el perfil, lo que abre uno de sus menús o lo que abre uno de sus procesos. Quitar permisos, cambiar nombres y ordenar se guarda de inmediato.',
      'También crear la cuenta de quien firma, administra todo o autoriza lo que otra persona propone (el Auxiliar, por ejemplo), dar ese perfil a una cuenta y activarla de nuevo: con dos cuentas así, una sola persona haría las dos partes. La contraseña de una cuenta nueva la ve quien autoriza. La carga de un archivo no crea esas cuentas: créalas por separado. En un portal recién instalado, mientras nadie más pueda autorizar, la cuenta se crea de inmediato y queda en la bitácora.',
    ],
    vista: 'autorizaciones',
  },
  {
    tema: TEMA,
    pregunta: '¿Desde cuándo vale un cambio de permisos?',
    respuesta: [
      'Desde que se guarda o, si da permisos, desde que otra persona lo autoriza, también en las sesiones abiertas: la siguiente acción de esas personas ya se decide con los permisos nuevos.',
      'Si otra persona guardó el mismo perfil mientras lo editabas, el portal muestra las dos versiones y ofrece unirlas.',
    ],
    vista: 'perfiles',
  },
  {
    tema: TEMA,
    pregunta: '¿Qué es «Ver como este perfil»?',
    respuesta: [
      'Muestra el portal con los menús, las pantallas y las personas que ve ese perfil. Mientras dura, una franja lo dice arriba y nada se puede cambiar. Se sale con «Salir», y queda escrito en la bitácora.',
    ],
    vista: 'perfiles',
  },
  {
    tema: TEMA,
    pregunta: '¿Cómo cambio el orden de los menús?',
    respuesta: [
      'En Menús, arrastra un renglón por sus puntos, o usa sus flechas. Con el teclado: barra espaciadora en los puntos, flechas y barra otra vez. Abre un grupo con su flecha para ver sus submenús. Para ponerlo dentro de otro menú, elige cuál en su renglón. Nada cambia hasta «Guardar cambios».',
    ],
    vista: 'menu',
  },
  {
    tema: TEMA,
    pregunta: 'Una persona olvidó su contraseña o se bloqueó, y no tiene correo. ¿Qué hago?',
    palabras: 'contraseña temporal restablecer desbloquear',
    respuesta: [
      'En Gestión de Usuarios abre su cuenta. «Desbloquear» la deja intentar de nuevo con su contraseña. «Contraseña de un solo uso» le da otra, que se muestra una vez, sirve 3 días y se cambia al entrar; también desbloquea la cuenta. La de quien aprueba o firma la autoriza otra persona, que es quien la ve.',
    ],
    vista: 'usuarios',
  },
  {
    tema: TEMA,
    pregunta: '¿Cómo cambio el correo de otra persona?',
    respuesta: [
      'En Gestión de Usuarios, en su renglón. Vale desde ese momento, sin confirmación: compruébalo antes con la persona. El portal avisa a la dirección anterior y a la nueva, y los enlaces de recuperación que esperaban dejan de servir.',
      'El tuyo se cambia en Mi perfil, con tu contraseña y un enlace que llega a la dirección nueva.',
    ],
    vista: 'usuarios',
  },
  {
    tema: TEMA,
    pregunta: '¿Cómo creo muchas cuentas a la vez?',
    respuesta: [
      'En Gestión de Usuarios elige «Cargar de un archivo». Descarga la plantilla, llénala (CSV o Excel) y suéltala: el portal revisa cada renglón y dice qué corregir, con su código. Se crean todas o ninguna, hasta 500 por archivo. Las de quien firma o autoriza se crean por separado.',
      'Con «Cargar N cuentas» se crean en ese momento y aparecen sus contraseñas, para imprimirlas y recortarlas o descargar la lista. El portal no las guarda y no se pueden volver a ver: si se pierde una, da a esa persona una contraseña de un solo uso.',
      'Una carga de cuentas no se deshace completa: elimina cada cuenta que nadie usó, o desactívala.',
    ],
    vista: 'usuarios',
  },
  {
    tema: TEMA,
    pregunta: '¿Qué puede dar quien administra usuarios sin el perfil Administrador?',
    respuesta: [
      'Nadie da lo que no tiene. Esa persona crea y cambia cuentas con los perfiles cuyos actos también tiene el suyo; los que administran, y los que abren pantallas de todo el instituto que ella no abre, los da quien tiene el perfil Administrador. Lo mismo vale para las contraseñas de un solo uso y para los permisos de los perfiles.',
    ],
    vista: 'usuarios',
  },
  {
    tema: TEMA,
    pregunta: '¿Por qué un perfil no admite ciertos actos juntos?',
    palabras: 'par incompatible solicita aprueba administra firma separación de funciones',
    respuesta: [
      'Hay actos que no deben quedar en una sola persona: quien solicita (Capturar) no valida, aprueba ni firma, y quien administra no valida, revisa, aprueba ni firma. Tampoco registra pagos a mano quien los valida: de inicio, el auxiliar los registra y la tesorería los valida. Un perfil que los juntaría no se guarda, y el mensaje dice qué par es. Los perfiles que ya los tenían siguen igual hasta que los cambies; el perfil Administrador no cambia, y una copia suya no se guarda.',
    ],
    vista: 'perfiles',
  },
  {
    tema: TEMA,
    pregunta: 'Di una contraseña de un solo uso a quien firma. ¿Se nota en sus firmas?',
    palabras: 'acceso reciente restablecer contraseña dos pasos correo firmar cierre',
    respuesta: [
      'Sí. Lo que esa cuenta haga en el cierre durante las 24 horas siguientes dice «acceso reciente», quién le dio acceso y cuándo, en la tabla, en el recorrido y en la bitácora. También cuando otra persona le cambió el correo, le retiró los dos pasos o creó la cuenta.',
    ],
    vista: 'usuarios',
  },
  {
    tema: TEMA,
    pregunta: 'Alguien dejó de trabajar aquí. ¿Elimino su cuenta?',
    respuesta: [
      'Desactívala: sus sesiones terminan en ese momento y no puede volver a entrar, y lo que registró sigue a su nombre. Solo se elimina una cuenta que nunca entró. La última cuenta de administración no se puede desactivar.',
    ],
    vista: 'usuarios',
  },
]

import { CODIGOS_DIRECCIONES } from './direcciones/codigos-direcciones.ts'
import { CODIGOS_ARCHIVO } from './lectura/codigos-archivo.ts'
import { AVISOS_MOVIMIENTOS, CODIGOS_MOVIMIENTOS } from './movimientos/codigos-movimientos.ts'
import { CODIGOS_PADRON } from './padron/codigos-padron.ts'
import { NOTACIONES } from './planos/periodo.ts'
import { CODIGOS_SUELDOS } from './sueldos/codigos-sueldos.ts'

/** What `portal importar explicar CODE` and the result page say about a fault of a load. */
interface DatosCodigo {
  /** One sentence: why this is a fault. */
  readonly porque: string
  /** How the person corrects it. */
  readonly remedio: string
}

const NOTACIONES_TEXTO = Object.values(NOTACIONES)
  .map(({ titulo }) => titulo)
  .join(', ')

/**
 * Faults of a load, by the code that people quote. C1: the whole file. C2: a value. C3: the person of a row. C4: a rule of the
 * institute. A5: a warning, which refuses nothing.
 */
export const CODIGOS_CARGA = {
  ...CODIGOS_ARCHIVO,
  C201: {
    porque: 'El importe no se puede leer como pesos y centavos.',
    remedio: 'Escríbelo con punto decimal y dos decimales, como 4256.50.',
  },
  C202: {
    porque: 'El valor tiene más de una lectura posible.',
    remedio: 'Escríbelo de modo que solo tenga una: con centavos, con el año completo o con todos sus dígitos.',
  },
  C203: {
    porque: 'La fecha no existe o no tiene el formato del plano.',
    remedio: 'Corrige la fecha en el formato que se pide.',
  },
  C204: {
    porque: 'El periodo no es una quincena en la notación del plano.',
    remedio: `Escríbelo con todos sus dígitos en la notación que se esperaba: ${NOTACIONES_TEXTO}. Si una hoja de cálculo le quitó el cero inicial, da formato de texto a la columna.`,
  },
  C205: { porque: 'Falta un dato obligatorio.', remedio: 'Escribe el dato en el renglón que se indica.' },
  C206: {
    porque: 'El número no se entiende o está fuera de lo posible.',
    remedio: 'Escribe un número dentro de lo que se pide.',
  },
  C207: {
    porque: 'La clave no está en la tabla de equivalencias del plano.',
    remedio:
      'Escribe uno de los valores que se esperaban; «Cómo se llena», junto a la plantilla del plano, dice qué significa cada uno. Si la entidad usa una clave nueva, pide a quien administra los planos que le dé su equivalencia y carga de nuevo el archivo.',
  },
  C208: {
    porque: 'La clave perdió dígitos al pasar por una hoja de cálculo.',
    remedio: 'Da formato de texto a la columna y escribe la clave completa.',
  },
  C209: {
    porque: 'El texto es más largo de lo que se guarda.',
    remedio: 'Acorta el texto.',
  },
  C210: {
    porque: 'La clave no tiene la forma de una CURP, un RFC o un NSS.',
    remedio: 'Compárala con el documento de la persona y corrígela.',
  },
  C211: {
    porque: 'Nadie ha dicho qué significa este concepto de nómina.',
    remedio: 'Quien administra los planos le da un significado; después se carga de nuevo el renglón.',
  },
  C212: {
    porque: 'El renglón tiene más o menos columnas que el encabezado.',
    remedio: 'El archivo se cortó o se cambió un separador: pide o descarga el original.',
  },
  C213: {
    porque: 'El renglón es el ejemplo de la plantilla: sus datos son ficticios.',
    remedio: 'Bórralo o escribe tus datos en su lugar. Si el archivo lleva renglón de totales, corrígelo también.',
  },
  C301: {
    porque: 'No hay en tu alcance una persona con esa clave.',
    remedio: 'Revisa la clave. Si la persona no está afiliada, primero solicita su alta.',
  },
  C302: {
    porque: 'Las claves del renglón son de dos personas.',
    remedio: 'Corrige la clave equivocada: el renglón dice de quién es cada una.',
  },
  C303: {
    porque: 'La clave encuentra a una persona cuyo nombre no es el del renglón.',
    remedio: 'Confirma de quién es el renglón y corrige la clave o el nombre.',
  },
  C304: {
    porque: 'El renglón no trae con qué identificar a la persona.',
    remedio: 'Escribe su CURP o su NSS. El RFC genérico no identifica a nadie.',
  },
  C305: {
    porque: 'Nadie de tu dependencia tiene esa clave, y hay una persona con el mismo nombre.',
    remedio: 'Compara los datos y di si es la misma persona; si no, corrige la clave.',
  },
  C306: {
    porque: 'La persona de esa CURP, NSS o RFC está afiliada en otra dependencia.',
    remedio: 'Corrige la clave si no es suya. Si trabaja en tu dependencia, solicita su alta o su traslado.',
  },
  C401: {
    porque: 'La persona y su plaza ya están en otro renglón del archivo.',
    remedio: 'Quita el renglón repetido, o distingue las plazas con su clave.',
  },
  C402: {
    porque: 'Se pagan más días de los que tiene una quincena.',
    remedio: 'Corrige los días: cada plaza tiene de 0 a 15.',
  },
  C403: {
    porque: 'El renglón es de otra quincena.',
    remedio: 'Carga cada quincena en su archivo, o marca el renglón como retroactivo con su periodo.',
  },
  C404: {
    porque: 'Al tipo de pago le falta un dato.',
    remedio: 'Una nómina complementaria lleva número y un pago retroactivo lleva desde y hasta.',
  },
  C405: {
    porque: 'La orden ya está en otro renglón del archivo.',
    remedio: 'Deja un renglón por préstamo, o uno solo con todo lo retenido a la persona.',
  },
  C406: {
    porque: 'La persona no tiene esa orden de retención en la quincena y la entidad de la carga.',
    remedio: 'Compara la quincena, el número y el tipo del préstamo con la orden de retención que se envió.',
  },
  C407: {
    porque: 'La diferencia de la orden, o lo retenido de más, ya se decidió: su respuesta no cambia.',
    remedio: 'Quita el renglón. Si la decisión está mal, pide al instituto que la revise.',
  },
  C408: {
    porque: 'La persona está en licencia y paga el préstamo con su referencia personal.',
    remedio: 'Quita el renglón: la entidad no responde esa orden.',
  },
  C409: {
    porque: 'Se retuvo menos de lo ordenado y falta el motivo.',
    remedio: 'Escribe el motivo: licencia, baja, sueldo insuficiente u otro. «Otro» lleva además una nota.',
  },
  C410: {
    porque: 'La orden cambió mientras la carga se aprobaba, y el renglón no se respondió.',
    remedio:
      'Revisa en Retenciones la respuesta que tiene hoy. Si la buena es la del archivo, carga de nuevo el renglón.',
  },
  C421: {
    porque: 'La referencia no tiene la forma de una referencia de pago.',
    remedio:
      'Escríbela con todos sus dígitos, en formato de texto. Si una hoja de cálculo la cambió, pide el archivo original.',
  },
  C422: {
    porque: 'El importe del pago es cero o es demasiado grande.',
    remedio: 'Revisa el importe. El de una reversa es menor que cero.',
  },
  C423: {
    porque: 'La fecha del banco no ha llegado o es de hace más de diez años.',
    remedio: 'Escribe el día en que el banco recibió el pago.',
  },
  C424: {
    porque: 'El pago es anterior al día en que se emitió su línea de pago.',
    remedio: 'Revisa la fecha y la referencia con el banco.',
  },
  C425: {
    porque: 'El número de operación no tiene la forma que usa el banco.',
    remedio: 'Escríbelo como viene en el estado de cuenta: letras sin acento, dígitos, puntos o guiones.',
  },
  C426: {
    porque: 'La operación ya está en otro renglón del archivo.',
    remedio:
      'Cada operación del banco va una sola vez, con mayúsculas o sin ellas: pregunta al banco cuál es la buena.',
  },
  C427: {
    porque: 'La operación ya está registrada con otra referencia, otro importe u otra fecha.',
    remedio: 'Compárala con «Respuesta del banco» y pide al banco el archivo correcto.',
  },
  C428: {
    porque: 'El archivo trae más renglones de los que se cargan de una vez.',
    remedio: 'Divídelo en partes. Si lleva renglón de totales, cada parte lleva el suyo.',
  },
  C431: {
    porque: 'El usuario no tiene la forma de una cuenta del portal.',
    remedio: 'Escríbelo sin acentos ni espacios, como maria.lopez, y no más largo de lo que se pide.',
  },
  C432: {
    porque: 'Ya hay una cuenta con ese usuario o con ese correo.',
    remedio:
      'Si la persona ya tiene cuenta, quita el renglón. Si es otra persona, escribe un usuario y un correo suyos.',
  },
  C433: {
    porque: 'El correo no tiene la forma de una dirección.',
    remedio: 'Corrígelo, o deja la columna vacía si la persona no tiene correo.',
  },
  C434: {
    porque: 'Ningún perfil del portal se llama así.',
    remedio: 'Escribe el nombre del perfil como está en Perfiles; los acentos y las mayúsculas no importan.',
  },
  C435: {
    porque: 'Ese perfil no se da en un archivo, o no lo puedes dar tú.',
    remedio: 'Quita el renglón y crea esa cuenta por separado, o pide que la cree quien puede dar el perfil.',
  },
  C436: {
    porque: 'El lugar de la cuenta no existe, falta, o no pertenece a lo escrito en las otras columnas.',
    remedio: 'Escribe los nombres completos, como están en el catálogo de la estructura; basta el nivel más bajo.',
  },
  C437: {
    porque: 'El usuario o el correo ya está en otro renglón del archivo.',
    remedio: 'Deja un renglón por persona, cada uno con su usuario y su correo.',
  },
  C441: {
    porque: 'La clave del renglón tiene signos que no se admiten.',
    remedio: 'Escríbela con letras, números, guion o guion bajo; los espacios se guardan como guion bajo.',
  },
  C442: {
    porque: 'La clave está en dos renglones del archivo.',
    remedio: 'Deja un solo renglón por clave.',
  },
  C443: {
    porque: 'Otro renglón del catálogo, o del archivo, tiene ese nombre.',
    remedio: 'Escribe otro nombre, o corrige la clave si es el mismo renglón.',
  },
  C444: {
    porque: 'El portal usa este catálogo y el archivo no deja ningún renglón activo.',
    remedio: 'Deja al menos un renglón con Sí en la columna Activo.',
  },
  C445: {
    porque: 'El catálogo de la carga ya no existe.',
    remedio: 'Crea el catálogo de nuevo, o carga el archivo en el catálogo que lo reemplaza.',
  },
  ...CODIGOS_SUELDOS,
  ...CODIGOS_DIRECCIONES,
  ...CODIGOS_MOVIMIENTOS,
  ...CODIGOS_PADRON,
  A501: {
    porque: 'La persona no estaba en activo en la entidad en esa quincena.',
    remedio: 'El renglón se guarda y no cuenta para el cierre: revisa si falta un movimiento.',
  },
  A502: {
    porque: 'El sueldo del renglón no es el que el portal conoce.',
    remedio: 'Si es correcto, solicita la actualización de datos laborales.',
  },
  A503: {
    porque: 'Se retuvo más de lo ordenado.',
    remedio: 'Lo que pasa de la orden queda a favor de la persona. Si es un error, corrige el importe.',
  },
  A504: {
    porque: 'La orden ya tiene una respuesta, y el renglón la cambia.',
    remedio: 'Si la respuesta de hoy es la buena, quita el renglón.',
  },
  A511: {
    porque: 'Ninguna línea de pago en vigor tiene esa referencia.',
    remedio: 'El pago entra, no se abona a nadie y queda en «Por identificar», donde dos personas le dan su línea.',
  },
  A512: {
    porque: 'El pago ya está registrado con los mismos datos.',
    remedio: 'No cuenta otra vez: no hay que hacer nada.',
  },
  A513: {
    porque: 'El pago ya estaba por identificar, con otra referencia.',
    remedio: 'La referencia nueva se propone para ese pago: asígnasela en «Por identificar».',
  },
  A521: {
    porque: 'El renglón ya existe y el archivo lo cambia.',
    remedio: 'Si lo que tiene hoy es lo correcto, quita el renglón del archivo.',
  },
  A522: {
    porque: 'El renglón deja de ofrecerse y hay registros que lo usan.',
    remedio: 'Los registros lo conservan. Si todavía debe elegirse, escribe Sí en la columna Activo.',
  },
  ...AVISOS_MOVIMIENTOS,
} as const satisfies Record<string, DatosCodigo>

export type CodigoCarga = keyof typeof CODIGOS_CARGA

/** Whether a text is one of the codes. */
export function isCodigoCarga(text: string): text is CodigoCarga {
  return Object.hasOwn(CODIGOS_CARGA, text)
}

/** Whether a fault with this code refuses its row; a warning does not. */
export const isRechazo = (codigo: CodigoCarga): boolean => !codigo.startsWith('A')

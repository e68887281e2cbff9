import type { FaqEntry } from './faq-entry.ts'

const TEMA = 'Nómina de la dependencia'
/** Question that the desk's home leads to. */
export const COMO_CARGO = '¿Cómo cargo la nómina de mi dependencia?'

/** Help on the files that dependencies and the bank send. */
export const FAQ_CARGAS: readonly FaqEntry[] = [
  {
    tema: TEMA,
    pregunta: COMO_CARGO,
    respuesta: [
      'En Cargas de archivos, elige «Cargar un archivo» y suelta el que te entrega nómina: texto, CSV, Excel (.xlsx) o DBF. La entidad y la quincena abierta ya vienen puestas; cambia la quincena si el archivo paga otra. El portal reconoce la forma del archivo; si no puede, dice a qué plano se parece y qué título le falta o dice otra cosa.',
      'Si vas a llenar el archivo tú, elige su plano y «Descargar la plantilla»: trae las columnas, un renglón de ejemplo y, si el plano lo pide, el de totales. Bórrale el ejemplo: si se envía igual, se rechaza. «Cómo se llena» dice qué trae cada columna, cómo se escribe, si es obligatoria y qué valores admite.',
      'Primero se revisa renglón por renglón y se dice qué haría: cuántos entran y cuántos se rechazan, cuánto suma y en qué difiere de la nómina anterior, y quién está en activo y no viene. Todavía no se carga nada. Si está bien, elige «Cargar N renglones»; si no, «Descartar».',
      'Puedes salir de la página mientras se lee o se carga. «Detener» la para y «Reanudar» sigue donde quedó.',
      'Después la valida otra persona de tu dependencia y la aprueba el instituto, en Por autorizar. Hasta entonces el cierre no la usa.',
    ],
    palabras: 'archivo masiva subir enviar quincena plano plantilla simulación csv excel dbf',
    vista: 'cargas',
  },
  {
    tema: TEMA,
    pregunta: 'Se rechazaron renglones de mi archivo. ¿Cómo los corrijo?',
    respuesta: [
      'En la página de la carga, «Qué hay que revisar» dice por qué y cómo se corrige; abajo está cada renglón con lo que dice y lo que se esperaba. Los que están bien se cargan sin esperar a los demás.',
      '«Descargar renglones rechazados» te da un archivo solo con ellos y dos columnas más, que dicen qué corregir. Corrígelo sin borrar su primera línea, que dice de qué carga son, y súbelo con «Cargar el corregido». La carga corregida es otra, con su folio, y se valida y se aprueba igual.',
      'Si un concepto no tiene significado, quien administra el portal lo dice en el mismo renglón, con «Decir qué significa». Si la clave de un renglón no es la de nadie y hay una persona con su nombre, el renglón pregunta si es ella: compara los datos, responde y elige «Volver a revisar». La respuesta se recuerda para los siguientes archivos.',
      'Si el archivo se rechazó completo (no cuadra con sus totales, le faltan columnas, está cortado), pide a quien lo envió uno bueno y cárgalo con «Cargar otro archivo».',
    ],
    palabras: 'rechazados malos errores faltas código corregir C202 C301 volver a cargar',
    vista: 'cargas',
  },
  {
    tema: TEMA,
    pregunta: 'Cargué un archivo equivocado. ¿Cómo lo deshago?',
    respuesta: [
      'Si todavía no se carga o nadie la ha validado, «Descartar»: nada de ella cuenta. Quien descarta la carga de otra persona escribe por qué, y a quien la cargó le llega un aviso. Si ya se cargó y se aprobó, el instituto elige «Deshacer» en su página y escribe el motivo: queda en Por autorizar hasta que otra persona lo autoriza, y se deshace completa. Mientras espera, la página de la carga dice quién lo propuso y por qué. Si sustituía a otra, la anterior vuelve a contar.',
      'Ya no se deshace cuando una quincena se cerró con ella: entonces se corrige con una nómina complementaria o retroactiva.',
      'Si solo llegó una versión corregida de la misma nómina, cárgala: el portal avisa que sustituye a la anterior y te pide el motivo. El mismo archivo no se carga dos veces.',
    ],
    palabras: 'anular borrar quitar cancelar sustituir reemplazar repetido duplicado',
    vista: 'cargas',
  },
  {
    tema: TEMA,
    pregunta: 'La dependencia cambió la forma de su archivo. ¿Cómo lo lee el portal?',
    respuesta: [
      'Quien administra el portal lo dice en un plano: en Cargas de archivos, «Planos». «Nuevo plano» pide un archivo de muestra y de qué es; propone qué trae cada columna y lo corriges. «Así se leerá» muestra los primeros renglones y si el renglón de totales cuadra. Del archivo de muestra no se guarda nada.',
      'Lo que se puede leer de dos modos no se adivina: elige tú la notación de las quincenas, los decimales de un importe sin punto y lo que significa cada clave del emisor.',
      'Si el archivo cambia, guarda una «Nueva versión» y di desde qué día vale. Cada carga usa la versión del primer día de su quincena, y las que ya se leyeron conservan la suya. «Terminar» deja de ofrecer el plano desde un día, con su motivo.',
    ],
    palabras:
      'plano planos columnas forma archivo versión vigencia muestra separador encabezados equivalencias terminar',
    vista: 'cargas',
  },
  {
    tema: TEMA,
    pregunta: '¿Quién valida y quién aprueba una carga?',
    respuesta: [
      'Tres personas distintas: quien la carga, quien la valida en la dependencia y quien la aprueba en el instituto. Si en la dependencia no hay otra persona que valide, la valida un auxiliar y escribe por qué.',
      'Además la autoriza un jefe de departamento, después del auxiliar, cuando se rechazaron demasiados renglones o el total se aleja mucho del de la quincena anterior. Antes de cargarla, la página dice quiénes la aprobarán, también el jefe si hará falta; después, ella y «Por autorizar» dicen por qué, con la cifra y el límite. Los límites son las constantes CARGA_RECHAZO_MAX y CARGA_DIFERENCIA_MAX, en Gestión de Constantes.',
      'La página de la carga dice qué falta y, si no puedes hacerlo tú, por qué. Quien valida y quien autoriza reciben un aviso, y su inicio cuenta las cargas que los esperan.',
    ],
    palabras:
      'validar aprobar por autorizar validador auxiliar jefe límite rechazo diferencia CARGA_RECHAZO_MAX CARGA_DIFERENCIA_MAX',
    vista: 'cargas',
  },
  {
    tema: TEMA,
    pregunta: '¿Cómo respondo la orden de retención de préstamos con un archivo?',
    respuesta: [
      'Descarga la orden de la quincena en Panel de Retenciones y agrega a su derecha tres columnas: retenido, motivo y nota. Escribe cuánto se retuvo de cada préstamo. Si fue menos de lo ordenado, el motivo es licencia, baja, sueldo insuficiente u otro; «otro» lleva además una nota. También se recibe la tabla DBF de FoxPro.',
      'Súbelo en Cargas de archivos con la quincena de la orden. Se revisa, se valida y se aprueba como una nómina. Al aprobarse se responde cada orden: mientras dura, la carga está en «Cargando».',
      'Lo que pasa de la orden queda a favor de la persona. Si una orden cambió mientras se aprobaba, su renglón no se responde y queda entre los rechazados, con su motivo.',
    ],
    palabras: 'retenciones descuentos préstamos orden responder retenido csv dbf foxpro saldo a favor',
    vista: 'cargas',
  },
  {
    tema: TEMA,
    pregunta: '¿Cuánto tiempo se conserva el archivo que cargué?',
    respuesta: [
      'La página de la carga dice hasta qué día se conservan el archivo original y sus renglones. Después se destruyen; lo que pagaron o retuvieron se queda en las quincenas de cada persona.',
      'Los plazos son las constantes CARGA_ARCHIVO_DIAS (de 30 a 3,650 días) y CARGA_RENGLONES_DIAS (de 7 a 365), en Gestión de Constantes. Cambiarlas lo autoriza otra persona.',
    ],
    palabras: 'destruir borrar conservar plazo original renglones privacidad CARGA_ARCHIVO_DIAS CARGA_RENGLONES_DIAS',
    vista: 'cargas',
  },
  {
    tema: 'Aportaciones y pagos',
    pregunta: '¿Cómo cargo los pagos que informa el banco?',
    respuesta: [
      'En Validación de pagos, «Respuesta del banco», elige «Cargar respuesta del banco» y suelta el archivo: CSV, Excel (.xlsx), también el que se guardó otra vez con Excel, o texto de ancho fijo. No lleva entidad ni quincena, y el portal reconoce su forma.',
      'Entra completo o no entra. Si un renglón está mal o el total no coincide, se rechaza todo y ves cada falta con su renglón y su código. «Descargar el archivo con sus faltas» trae todos los renglones con dos columnas que dicen qué corregir: corrígelo y cárgalo.',
      'Si todo está bien, la página dice qué harían los pagos: cuántos quedan completos, parciales, con excedente o dobles, cuántas reversas hay y cuáles quedarían por identificar. Elige «Cargar N pagos». Otra persona que carga pagos la autoriza en Por autorizar; hasta entonces no cuenta ninguno.',
      'Una carga de pagos no se deshace completa: cada pago se corrige con «Reasignar» o con la reversa del banco. El mismo archivo no se carga dos veces, y un pago que ya estaba no cuenta otra vez.',
    ],
    palabras: 'banco pagos respuesta cargar archivo csv excel ancho fijo total reversa tesorería autorizar rechazado',
    vista: 'validacionPagos',
  },
]

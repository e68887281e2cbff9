import type { FaqEntry } from './faq-entry.ts'

const TEMA = 'Padrón'

/** Help on the people on file and their page. */
export const FAQ_PADRON: readonly FaqEntry[] = [
  {
    tema: TEMA,
    pregunta: '¿Cómo busco a una persona?',
    respuesta: [
      'Con Ctrl K desde cualquier pantalla, o en el padrón. Sirve el nombre, con o sin acentos, la CURP, el RFC o el NSS. Ves a las personas que corresponden a tu perfil. Ctrl K también abre el folio de un movimiento, de un préstamo o de un trámite, la referencia de una línea de pago y el buscador de un trámite por cualquiera de sus palabras.',
      'Los buscadores de cada trámite aceptan una CURP, un RFC o un NSS completos de cualquier dependencia. De una persona de otra dependencia ves solo su nombre y su situación, y la consulta queda en la bitácora.',
    ],
    vista: 'panelAfiliados',
  },
  {
    tema: TEMA,
    pregunta: '¿Cómo agrego un documento que faltaba?',
    respuesta: [
      'En la página de la persona, en Documentos. Puedes agregar la Carta Testamentaria o un mejor escaneo en cualquier fecha, aunque la ventana esté cerrada.',
    ],
    vista: 'panelAfiliados',
  },
  {
    tema: TEMA,
    pregunta: '¿Cómo veo los datos que tenía una persona en otra fecha?',
    palabras: 'antes pasado historia relojes como estaba según se sabía retroactivo sueldo anterior',
    respuesta: [
      'En su página, «Ver en otra fecha». «Como estaba el» muestra lo que regía ese día, con todo lo que se sabe hoy, también lo que se registró después con efecto anterior. «Según se sabía el» deja fuera lo registrado después de ese día: así se ve lo que el portal habría contestado entonces. Con las dos fechas ves qué se sabía un día acerca de otro.',
      'Una franja dice qué fecha ves y «Volver a hoy» te regresa. Mientras miras otra fecha no se solicita ni se agrega nada. La dirección de la página conserva las fechas: puedes guardarla o enviarla a quien también vea a la persona.',
    ],
    vista: 'panelAfiliados',
  },
  {
    tema: TEMA,
    pregunta: '¿Qué muestra la línea de vida de una persona?',
    palabras: 'historial situación sueldo movimientos fecha efectiva registrado quién hizo actos documentos papeles',
    respuesta: [
      'La línea de vida dice qué cambió en la persona (situación, entidad, sueldo y sus demás datos), por la fecha desde la que rige, con su movimiento y el día en que se registró. Los cambios son solo de lo aplicado. «Ver cómo estaba ese día» muestra sus datos en esa fecha.',
      'Junto a eso dice quién solicitó, validó, revisó, aprobó, devolvió o canceló cada movimiento, cuándo y, si fue el caso, por delegación de quién; y cada documento agregado, con quién lo agregó y quién lo validó. «Cambios», «Actos» y «Documentos» muestran solo lo suyo. En otra fecha («Ver en otra fecha») la línea dice solo lo que regía, lo que se sabía y lo que se había hecho hasta ese día.',
    ],
    vista: 'panelAfiliados',
  },
  {
    tema: TEMA,
    pregunta: '¿Por qué no puedo solicitar un trámite para una persona?',
    palabras: 'no procede movimiento abierto situación ventana cerrada licencia baja',
    respuesta: [
      'Su página lo dice en «Qué se puede solicitar hoy»: los trámites que proceden llevan a su pantalla y los demás muestran la razón. Las razones son un movimiento abierto (solo puede haber uno), su situación, o que la ventana de movimientos esté cerrada.',
      'El movimiento abierto está junto a su nombre: su folio lo abre.',
    ],
    vista: 'panelAfiliados',
  },
  {
    tema: TEMA,
    pregunta: '¿Qué documentos lleva una licencia, una baja o una jubilación, y cómo corrijo lo que me devolvieron?',
    palabras: 'oficio acta defunción incidencia firmada solicitud papeles adjuntar corregir devuelto pendiente nota',
    respuesta: [
      'Los pide la tabla «Documentos» de su primer paso: la licencia, la incidencia firmada (su solicitud por escrito se entrega al instituto; subir la copia es opcional); la baja, un oficio o el acta de defunción según su causa; la baja permanente y el reingreso, un oficio; la jubilación, su solicitud. Cada uno se carga al elegirlo. Puedes guardar sin ellos: el movimiento no se aprueba hasta que estén, y lo dicen su detalle y las bandejas. Quien administra cambia cuáles pide cada tipo en «Información y tema», pestaña «Movimientos», donde también se fija hasta cuántas quincenas atrás puede caer una fecha.',
      'Lo devuelto se abre con «Corregir» en el detalle del movimiento: llega como lo solicitaste, en el paso de lo señalado, con cada nota junto a su dato. Ahí también agregas el documento que faltaba. Conserva su folio.',
    ],
    vista: 'panelMovimientos',
  },
  {
    tema: TEMA,
    pregunta: '¿Cómo consulto el kardex de una persona y lo imprimo?',
    palabras: 'consulta afiliados movimientos imprimir papel folio buscar entidad sugerencias',
    respuesta: [
      'En Consulta de Afiliados, escribe su nombre, su CURP o su entidad: mientras escribes se ofrecen hasta cinco personas, y con Entrar la tabla muestra a todas las que coinciden. «Kardex» dice qué se puede solicitar hoy para la persona y abre sus movimientos, del más reciente al primero, e «Imprimir kardex» hace el papel, con su folio.',
      '«Ver en otra fecha», aquí y en el padrón, muestra quién estaba ese día, con qué situación y en qué entidad.',
    ],
    vista: 'ConsultaAfiliadosPage',
  },
  {
    tema: TEMA,
    pregunta: '¿Cómo imprimo la solicitud de afiliación, la incidencia o la carta testamentaria?',
    palabras: 'formatos imprimir pdf solicitud control interno folio incidencia carta testamentaria beneficiarios',
    respuesta: [
      'En Solicitud de afiliación o en Incidencia de movimientos se llenan los datos y al lado se ve la hoja como se imprime; lo que quede vacío sale como renglón para escribirlo a mano. La fecha de nacimiento y el sexo se toman de la CURP. El control interno es el folio del movimiento.',
      'Desde el detalle de un movimiento se abren ya con sus datos. «Limpiar Formulario» borra lo escrito. Nada de esto se guarda: la hoja firmada se digitaliza y se carga en el trámite o en el expediente.',
    ],
    vista: 'solicitudA',
  },
  {
    tema: TEMA,
    pregunta: '¿Qué dice el Historial de Quincenas?',
    palabras: 'historial quincena entidad responsable representante personal expediente atención importe',
    respuesta: [
      'Por quincena y entidad: la CURP de quien la representaba y quién respondía por ella, su personal en activo o con licencia el último día, sus movimientos y si ya se atendieron todos. Donde la quincena se cerró está también su importe.',
      '«Expediente» muestra a las mismas personas que cuenta Total Personal, y el número de Movimientos abre exactamente esos.',
    ],
    vista: 'HistorialPage',
  },
  {
    tema: TEMA,
    pregunta: '¿Cuándo termina una licencia y cómo regresa la persona?',
    palabras: 'licencia vencer vencida reingreso regreso fecha aviso',
    respuesta: [
      'Licencias por vencer muestra cada licencia treinta días antes de su fecha de reingreso; el portal avisa a la ventanilla a los 30, 15 y 5 días, y cuando venció. Ninguna termina sola: vencida se muestra en rojo y la persona sigue en Licencia hasta que se aplica su reingreso.',
      '«Reingreso» abre la solicitud con la persona elegida.',
    ],
    vista: 'licenciasPorVencer',
  },
]

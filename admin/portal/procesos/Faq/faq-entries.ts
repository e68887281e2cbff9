import { tantosObligatorios } from '#domain/documentos/papeles/cuantos.ts'
import { FAQ_CALENDARIO } from './faq-calendario.ts'
import { FAQ_CARGAS } from './faq-cargas.ts'
import { FAQ_CASOS } from './faq-casos.ts'
import { FAQ_CUENTA } from './faq-cuenta.ts'
import { FAQ_FONDOS } from './faq-fondos.ts'
import { FAQ_ORGANICA } from './faq-organica.ts'
import { FAQ_PADRON } from './faq-padron.ts'
import { FAQ_PERMISOS } from './faq-permisos.ts'
import { FAQ_PROCESOS } from './faq-procesos.ts'
import { FAQ_PUESTOS } from './faq-puestos.ts'
import { FAQ_TEMA } from './faq-tema.ts'
import { FAQ_VIGILANCIA } from './faq-vigilancia.ts'
import type { FaqEntry } from './faq-entry.ts'

/** Help on what the portal does today. */
export const FAQ_ENTRIES: readonly FaqEntry[] = [
  {
    tema: 'Alta de afiliado',
    pregunta: '¿Qué necesito para registrar a una persona nueva?',
    respuesta: [
      `${tantosObligatorios('PDF', 'PDF')}: la CURP, el documento con el Número de Seguridad Social (NSS) y la Constancia de Situación Fiscal. Cada uno puede pesar hasta 10 MB.`,
      'La Carta Testamentaria es opcional: puedes continuar sin ella y agregarla después en la página de la persona.',
    ],
    vista: 'altaDocA',
  },
  {
    tema: 'Alta de afiliado',
    pregunta: '¿En qué orden subo los documentos?',
    respuesta: [
      'En cualquiera. Suéltalos juntos: el portal reconoce cada uno y lo pone en su lugar. También puedes elegirlos con «Seleccionar archivo», uno por uno.',
      'Si uno cae en el renglón de otro, el portal lo dice y ofrece moverlo. Si son de personas distintas, pide quitar el que sobra antes de continuar.',
      'No hace falta esperar a que se lean: continúa con los datos personales. Lo que digan los documentos llegará ahí sin cambiar lo que escribas; solo la validación final espera a los tres.',
    ],
  },
  {
    tema: 'Alta de afiliado',
    pregunta: 'La persona no trae un documento. ¿De dónde se descarga?',
    respuesta: [
      'De su página oficial: al pie del primer paso están los enlaces de la CURP, el NSS y la Constancia de Situación Fiscal. Lo que llevas se conserva como borrador mientras la persona lo consigue.',
    ],
    vista: 'altaDocA',
  },
  {
    tema: 'Alta de afiliado',
    pregunta: '¿Qué hago si un documento no se lee bien?',
    respuesta: [
      'Usa el PDF original que descargas del sitio oficial; los escaneos de baja resolución fallan más. Si aun así no se lee, elige «Usar Captura Manual» en el aviso, o «Captura manual» en los tres puntos del renglón, y escribe los datos junto a la hoja: empieza con lo que dicen los otros documentos y lo que escribas ya no se pregunta en el paso 2. El archivo se conserva y queda validado por Usuario, con tu nombre.',
      'Un dato leído con poca certeza se marca en ámbar y se te pide confirmarlo antes de continuar. La marca junto al campo abre el lugar del documento donde está.',
      'En «Ver datos» el teclado recorre solo los campos por confirmar: Enter confirma y pasa al siguiente; escribir corrige. La página se acerca con Ctrl y la rueda o con dos dedos, se mueve arrastrándola o con las flechas, y con doble clic vuelve a su ancho.',
    ],
  },
  {
    tema: 'Alta de afiliado',
    pregunta: 'Solo tengo una fotografía del documento. ¿Sirve?',
    respuesta: [
      'Sí, en JPG o PNG. Suéltala donde iría el PDF: el portal la endereza, te muestra cómo queda y, con «Convertir y leer», la guarda como página PDF y la lee. Cuida que la hoja se vea completa y sin reflejos.',
      'Si el documento tiene varias páginas, suelta o elige sus fotografías juntas, hasta ocho: las ordenas (arrastrando, con las flechas o con el teclado), giras la que haga falta y «Unir en un PDF y leer» hace un solo PDF. Si son de documentos distintos, elige «Leer cada una por separado». Al cerrar o cancelar quedan en espera como estaban, mientras no salgas de la pantalla.',
    ],
  },
  {
    tema: 'Alta de afiliado',
    pregunta: 'El portal dice que la persona está suspendida o cancelada en el SAT. ¿Puedo seguir?',
    respuesta: [
      'Sí: es un aviso. La Constancia de Situación Fiscal dice que su situación ante el SAT no es «Activo» y conviene que la persona lo aclare ahí. El alta puede continuar.',
    ],
  },
  {
    tema: 'Alta de afiliado',
    pregunta: '¿Qué significan las marcas QR, Texto y OCR junto a un campo?',
    respuesta: [
      'Dicen de dónde salió el dato: del código QR del documento, de su texto digital o del reconocimiento de la imagen (OCR), este último con su porcentaje de certeza. El QR es lo más confiable, después el texto y al final el OCR.',
    ],
  },
  {
    tema: 'Alta de afiliado',
    pregunta: 'Los documentos no dicen lo mismo. ¿Qué hago?',
    respuesta: [
      'Bajo los documentos, «Revisa N cosas» dice cada una y lleva a su lugar; «Listo» dice que todo coincide. El cotejo del primer paso, que se abre cuando algo difiere, muestra lado a lado lo que dice cada uno. El portal no elige por ti: en Datos personales toca el valor correcto o escríbelo. Si un dato se leyó mal, abre «Ver datos», tócalo y elige «Corregir», junto a la página. Si los documentos llevan nombres distintos y son de la misma persona, di «Es la misma persona» y explica por qué: lo verán quien valida, quien revisa y quien aprueba. Si el archivo es de otra persona, reemplázalo.',
      '«Por confirmar» en el cotejo no es una diferencia: uno de los datos se leyó con poca certeza. Compáralo con el documento.',
      'Si la CURP y el RFC no empiezan igual, es un aviso y no te detiene: revisa que sean de la misma persona. Con partículas, Ñ, un solo apellido o apellidos de una o dos letras las dos claves se forman con reglas distintas: entonces el portal no avisa.',
    ],
  },
  {
    tema: 'Alta de afiliado',
    pregunta: 'La persona nació en el extranjero. ¿Qué nacionalidad pongo?',
    respuesta: [
      'La que diga la constancia de la CURP; si no la dice, pregúntala y elígela de la lista. También puede ser mexicana. A quien nació en México el portal le pone Mexicana.',
      'Si la CURP es temporal, el portal dice cuándo vence o si ya venció. No te detiene: pide la vigente.',
    ],
  },
  {
    tema: 'Alta de afiliado',
    pregunta: '¿Pierdo lo que llevo si cierro la ventana o se termina mi sesión?',
    respuesta: [
      'No. El alta y cada trámite de una persona, licencias y bajas también, se guardan solos como borrador y puedes seguirlos en otro momento o en otro equipo durante 30 días. Tus borradores están en Ventanilla. Si tu sesión termina, el portal te pide entrar de nuevo sin salir de la pantalla.',
    ],
    vista: 'inicioVentanilla',
  },
  {
    tema: 'Alta de afiliado',
    pregunta: 'El portal dice que la persona ya existe. ¿Qué sigue?',
    respuesta: [
      'La CURP, el NSS o el RFC ya están en el padrón. El aviso dice en qué situación está la persona y qué puedes hacer en lugar del alta.',
      'Si solo se parece por nombre y fecha de nacimiento, revisa que no sea la misma antes de continuar.',
    ],
  },
  {
    tema: 'Alta de afiliado',
    pregunta: 'La persona ya estuvo afiliada y regresa. ¿Qué alta le corresponde?',
    palabras: 'histórico reingreso existente baja pensionado cancelado otra dependencia curp completa',
    respuesta: [
      'El Alta de Afiliado con Histórico. En «Alta de Afiliado Existente» búscala por nombre, CURP, No. Interno, No. Empleado o RFC: conserva su número interno, sus documentos registrados cuentan como validados por Sistema, y su línea de vida está junto a los pasos.',
      'Si es de otra dependencia verás su nombre, su situación, su último periodo y su entidad. «Dar la CURP» abre lo demás, solo para esta alta y durante 30 días; queda en la bitácora. Quien está de licencia o pensionado en otra dependencia lo solicita el instituto.',
      'Si falta la Carta Testamentaria, el portal pregunta y puedes continuar: se agrega después en Movimientos.',
    ],
    vista: 'altaHisA',
  },
  {
    tema: 'Alta de afiliado',
    pregunta: '¿Cómo sé que el alta quedó registrada?',
    respuesta: [
      'Aparece «Operación exitosa» con su folio. Desde ahí imprimes el acuse o registras a otra persona en la misma entidad.',
      'Si se cortó la red al guardar, vuelve a guardar: el portal reconoce que es la misma alta y no la registra dos veces.',
    ],
    vista: 'inicioVentanilla',
  },
  {
    tema: 'Ventana de movimientos',
    pregunta: '¿Por qué aparece «Función deshabilitada»?',
    respuesta: [
      'Los movimientos se registran solo en las fechas que marca el calendario institucional. Fuera de ellas el portal muestra la próxima fecha habilitada y conserva tus borradores.',
      'En caso de requerir una habilitación extraordinaria, contacta al área responsable.',
    ],
  },
  {
    tema: 'Ventana de movimientos',
    pregunta: '¿En qué quincena entra mi movimiento?',
    respuesta: [
      'En la quincena cuya ventana está abierta cuando lo guardas. El encabezado la muestra siempre y la revisión final del alta la repite con su fecha límite.',
      'Si tu entidad ya cerró esa quincena, entra en la primera que no ha cerrado: el encabezado, el inicio, los formularios y la revisión final dicen cuál y por qué. De una persona de otra entidad, la revisión final dice la de su entidad.',
    ],
  },
  {
    tema: 'Movimientos',
    pregunta: '¿Qué significa cada estatus?',
    respuesta: [
      'Solicitado: lo envió la ventanilla. Validado: lo aceptó la dependencia. Pendiente: se regresó a su autor con una nota. Por aplicar: lo aprobó el instituto. Aplicado: entró al cerrar la quincena. Cancelado: no procede y lleva su motivo.',
    ],
    vista: 'panelMovimientos',
  },
  {
    tema: 'Movimientos',
    pregunta: '¿Qué espera por mí y cómo lo resuelvo?',
    respuesta: [
      'Tu bandeja tiene lo que espera tu turno: la dependencia aprueba lo suyo, que queda Validado; el auxiliar revisa y el jefe de departamento aprueba por el instituto. Si la dependencia no tiene otra persona que valide, valida un auxiliar, con su motivo: su inicio y su bandeja dicen cuántos son y los abren. Lo más antiguo va primero, con los documentos que faltan.',
      'Con un renglón enfocado, las flechas te llevan al siguiente, Entrar lo abre y la letra que dice la pantalla hace el acto. También puedes elegir varios: los que no se pudieron se listan con su motivo. Se pregunta antes si alguno termina la actividad de una persona (baja, defunción, pensión) o si hay más de diez que no has abierto. En rojo están los que traen un documento de otra persona: esos se atienden uno por uno.',
      '«Papeles» dice cuántos tiene de los que necesita y cuál falta; al abrirlo, «Ver aquí» los muestra junto a sus datos. «Cambió algo» avisa que la persona, su entidad o su puesto ya no son los de la solicitud, con lo de antes y lo de ahora: si impide aprobar, devuélvelo; si no, se aprueba escribiendo el motivo.',
      'Devolver lo regresa a quien lo solicitó, con tu nota. Lo que acabas de validar, revisar, aprobar o devolver se deshace durante diez minutos, si nadie actuó después: el aviso que lo confirma trae «Deshacer».',
      'Solicitar, validar, revisar y aprobar un mismo movimiento corresponde a cuatro personas distintas. El que surte efecto más quincenas atrás del límite (24, si no se cambió) lo aprueba el director: se le avisa al revisarlo.',
    ],
    vista: 'panelMovimientos',
  },
  {
    tema: 'Movimientos',
    pregunta: '¿Cómo compruebo que un acuse es auténtico?',
    palabras: 'verificar folio documento papel vigente válido sin sesión código qr',
    respuesta: [
      'Lee con un teléfono el código que está junto al folio, o abre la dirección del portal seguida de /verificar y escribe el folio: dice qué documento es, cuándo se registró y si sigue en trámite, surtió efecto o se canceló. No pide entrar y no muestra datos de la persona; compáralo con el papel.',
    ],
  },
  {
    tema: 'Movimientos',
    pregunta: '¿Puedo corregir o retirar un movimiento que ya envié?',
    palabras: 'devuelto devolvieron regresado nota pendiente',
    respuesta: [
      'Sí, mientras esté Solicitado o haya vuelto como Pendiente, y la ventana esté abierta. Lo hace la misma persona que lo envió: abre el movimiento y elige Corregir, que abre el formulario con lo que pediste, o Retirar. Si guardas la corrección sin haber cambiado nada, te lo dice antes de enviarla.',
      'Retirar pide el motivo, deja el movimiento Cancelado y no se puede deshacer.',
    ],
    vista: 'panelMovimientos',
  },
  {
    tema: 'Movimientos',
    pregunta: '¿Cómo actualizo los datos, los documentos o la fotografía de una persona?',
    respuesta: [
      'En «Actualización de Afiliados» busca a la persona y elígela: se abren cuatro pasos con lo que ya está registrado. Cambia solo lo que haga falta; lo demás se queda como está. Los documentos del expediente aparecen como «Sistema»: agrega uno solo si se actualiza.',
      'Si cambias la CURP, el nombre, el NSS o el RFC, agrega el documento que lo acredita: se lee y se compara. Puedes guardar sin él, pero el movimiento no se aprueba hasta tenerlo. El último paso muestra lo anterior junto a lo nuevo. Si alguien cambió el registro mientras tanto, verás lo que había, lo que hay ahora y lo tuyo, y eliges. Al guardar queda Solicitada y aparece en Actualizaciones guardadas; si la regresan, «Corregir» la abre con lo que pediste.',
    ],
    vista: 'actualizarTabla',
  },
  {
    tema: 'Movimientos',
    pregunta: '¿Cómo cambio el puesto, el área o la categoría de una persona?',
    respuesta: [
      'En «Actualización de datos laborales» busca a la persona y elígela con Enter. Solo cambia de puesto quien está en activo o de licencia y no tiene otro movimiento abierto: quien no puede elegirse dice por qué en su renglón.',
      'Elige dirección, área, puesto y categoría (el sueldo lo fija la categoría) y escribe la fecha efectiva: el primer día con los datos nuevos. La adscripción es la de la persona y no cambia aquí. El segundo paso muestra lo anterior junto a lo nuevo, la quincena en que entra y el sueldo antes y después; con «Guardar actualización» queda Solicitada y aparece en Actualizaciones guardadas.',
      'En «Percepciones del puesto» registras otras prestaciones y quinquenios al mes, y el porcentaje. Si cambias alguno, agrega la constancia de percepciones: puedes guardar sin ella, pero el movimiento no se aprueba hasta tenerla. Cuentan desde la fecha efectiva, también en quincenas ya cerradas. Si la entidad envía su nómina por archivo, los fija la nómina y aquí no cambian.',
    ],
    palabras: 'otras prestaciones quinquenios porcentaje percepciones constancia sueldo',
    vista: 'actualizarLaboral',
  },
  {
    tema: 'Movimientos',
    pregunta: '¿Cómo registro una licencia con aportación?',
    respuesta: [
      'En «Licencia con Aportación de Afiliados» busca a la persona por nombre, CURP, número interno, número de empleado o RFC. Con las flechas recorres los resultados y con Enter eliges. Quien no puede elegirse lo dice en su renglón: su situación o el movimiento que tiene abierto.',
      'Escribe la fecha de autorización, el inicio de la licencia y elige la Fecha de Reingreso entre los días de aplicación del calendario: a más tardar doce meses después de la autorización. El segundo paso muestra en qué quincena entra, qué cambia y qué documento falta; con «Guardar licencia» queda Solicitada.',
    ],
    vista: 'licencia',
  },
  {
    tema: 'Movimientos',
    pregunta: '¿Cómo registro una baja, una baja permanente o una jubilación?',
    respuesta: [
      'Cada trámite tiene su búsqueda; los botones de arriba llevan de una a otra. La baja pide su causa y su fecha; la jubilación, un día de aplicación de la quincena abierta o, si ya pasaron, de la siguiente (una fecha anterior la pide el instituto al marcar «Es una fecha anterior», con el número del dictamen); la baja permanente, su fecha. La fecha es el primer día de la nueva situación: la pantalla dice cuál es el último día con sueldo.',
      'Las bajas que esperan su aplicación aparecen bajo la búsqueda de Baja de Afiliado.',
    ],
    vista: 'validacionBaja',
  },
  {
    tema: 'Movimientos',
    pregunta: '¿Dónde vuelvo a imprimir el acuse?',
    respuesta: [
      'En el movimiento: ábrelo desde Movimientos o desde la página de la persona y elige Imprimir acuse. Dice de qué movimiento es, sus fechas, qué cambia y qué documentos faltan.',
    ],
    vista: 'panelMovimientos',
  },
  ...FAQ_CARGAS,
  ...FAQ_PADRON,
  ...FAQ_CUENTA,
  ...FAQ_PROCESOS,
  ...FAQ_CALENDARIO,
  ...FAQ_CASOS,
  ...FAQ_TEMA,
  ...FAQ_FONDOS,
  ...FAQ_PUESTOS,
  ...FAQ_ORGANICA,
  ...FAQ_VIGILANCIA,
  ...FAQ_PERMISOS,
]

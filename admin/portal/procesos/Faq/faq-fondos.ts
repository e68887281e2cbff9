import type { FaqEntry } from './faq-entry.ts'

/** Help on the rates of the funds, the constants, the close of the quincena and its payment. */
export const FAQ_FONDOS: readonly FaqEntry[] = [
  {
    tema: 'Parámetros de los fondos',
    pregunta: '¿Cómo cambio el porcentaje de un fondo?',
    respuesta: [
      'En Fondos Parámetros. «Agregar» registra un juego completo de porcentajes; «Actualizar», en el registro más reciente, guarda solo lo que cambias. En ambos eliges desde qué quincena vale: una que ninguna entidad haya cerrado.',
      'Antes de guardar, «Revisar efecto» calcula a todas las personas con los porcentajes en vigor y con los nuevos: cuánto más o menos por fondo, para cuántas, y las diez diferencias mayores. Con «Proponer fondo» queda por autorizar: vale cuando otra persona lo autoriza. Un registro nuevo empieza con los valores del último.',
      'Lo ya cerrado no cambia: cada quincena conserva los porcentajes con que se calculó, también para sus aportaciones retroactivas.',
    ],
    palabras: 'tasa porcentaje FAA FAE SARE FPESE redondeo vigencia',
    enlace: { texto: 'Abrir Fondos Parámetros', vista: 'FondosParametros' },
  },
  {
    tema: 'Parámetros de los fondos',
    pregunta: '¿Por qué me pide escribir un porcentaje con palabras?',
    respuesta: [
      'Porque cambia más de una décima parte respecto del anterior o del que regía en enero, pasa a 0 o deja de serlo, o mueve más del 1 % de lo que cerró la última quincena. Escribirlo con palabras evita guardar 45 donde iba 4.5. Arriba de 100 no se acepta.',
    ],
    enlace: { texto: 'Abrir Fondos Parámetros', vista: 'FondosParametros' },
  },
  {
    tema: 'Constantes',
    pregunta: '¿Cómo actualizo una constante sin perder su valor anterior?',
    respuesta: [
      'En Gestión de Constantes, «Actualizar» registra un valor nuevo y desde qué día vale. El anterior queda en «Ver historial», con su fecha y quién lo registró. El valor nuevo de una constante que usa el portal o una fórmula espera a que otra persona lo autorice.',
    ],
    palabras: 'variables valor numérico historial mora TASA_MORA_ANUAL',
    enlace: { texto: 'Abrir Gestión de Constantes', vista: 'variables' },
  },
  {
    tema: 'Por autorizar',
    pregunta: '¿Por qué lo que hice quedó «por autorizar»?',
    respuesta: [
      'Porque mueve dinero o el acceso de alguien, y eso lo hacen dos personas: una lo propone y otra, con el mismo permiso, lo autoriza. Son así los préstamos y sus cambios, los pagos escritos a mano, la decisión sobre lo que no se retuvo, los parámetros, las constantes y fórmulas en uso, el contrato de la referencia, dar más permisos a un perfil, vincular cuentas de una persona, y la contraseña, el correo y los dos pasos de quien aprueba o firma. Lo de quien administra lo autoriza también el Titular.',
      'En Por autorizar se lee qué cambiaría y cuánto dinero mueve, antes de autorizar o de rechazar con un motivo. Al autorizar se revisan otra vez las reglas; si lo que haría ya es otra cosa, se muestra para leerlo de nuevo. Tú puedes retirar tu propuesta mientras nadie la decida. Un rechazo o un retiro se deshace durante diez minutos.',
    ],
    palabras: 'autorizar dos manos segunda persona propuesta PA rechazar retirar deshacer',
    enlace: { texto: 'Abrir Por autorizar', vista: 'autorizaciones' },
  },
  {
    tema: 'Cierre de la quincena',
    pregunta: '¿Cómo se cierra una quincena?',
    respuesta: [
      'En Aplicación Quincenal. Quien valida los movimientos de la entidad, o un auxiliar, solicita su cierre (una ventanilla lo ve y no lo solicita); después firman el auxiliar, el Jefe Dpto., el Director y el Titular. Son cinco personas distintas: dos cuentas de la misma persona cuentan como una. Lo que espera tu firma está en tu inicio, en «Cierres por firmar».',
      'Antes de firmar, el nombre de la entidad abre su simulación: totales por fondo comparados con la quincena anterior y la diferencia por causa (cada total y cada causa abren sus personas, y cada importe su explicación), movimientos que se aplicarían, lo que detiene el cierre y lo que solo se avisa. Lo detienen las personas sin categoría, sin área ni puesto o con sueldo cero, las diferencias sin explicación, las de retenciones sin decidir, la falta de parámetros y una quincena anterior sin cerrar. Que la entidad no haya respondido lo que retuvo solo se avisa: mientras tanto, su línea de pago toma lo ordenado. Si algo cambia después de solicitarlo, las firmas quedan sin efecto, se dice qué cambió y el cierre vuelve a solicitud.',
      'La firma del Titular, y la que se da a varias entidades a la vez, muestra antes las personas, los movimientos, las líneas de pago, los totales y los avisos de cada entidad, y pide la contraseña de quien firma. Quien tiene verificación en dos pasos escribe su código. Una contraseña o un código incorrectos cuentan como una entrada fallida.',
      'La firma del Titular aplica la quincena en segundo plano: los movimientos por aplicar cambian el padrón, los demás pasan a la quincena siguiente, y las líneas se publican con su sello. El sello se lee en la ficha de la entidad y en la hoja de su línea de pago: quien tiene lo cerrado en archivos lo comprueba sin el portal.',
    ],
    palabras:
      'aplicación quincenal solicitar cierre firma auxiliar jefe director titular devolver simulación sello contraseña código varias',
    enlace: { texto: 'Abrir Aplicación Quincenal', vista: 'aplicacionP' },
  },
  {
    tema: 'Cierre de la quincena',
    pregunta: '¿Se puede reabrir una quincena cerrada?',
    respuesta: [
      'Solo la última de la entidad y mientras su línea de pago no tenga pagos. El Jefe Dpto. la pide con su motivo y el Titular la firma. Sus líneas quedan sin efecto y la quincena se solicita otra vez; los movimientos siguen aplicados y se corrigen con otros.',
    ],
    palabras: 'reapertura reabrir corregir quincena cerrada',
    enlace: { texto: 'Abrir Aplicación Quincenal', vista: 'aplicacionP' },
  },
  {
    tema: 'Cierre de la quincena',
    pregunta: '¿Dónde veo las reaperturas, las delegaciones y los retroactivos fuera del límite?',
    respuesta: [
      'En Aplicación Quincenal, ficha Vigilancia, para quien ve todo el instituto: qué quincenas se pidió reabrir, con su motivo y quién firmó o negó; quién firma por quién, entre qué fechas y cuántos cierres firmó así; y los movimientos que surten efecto más quincenas atrás de las que se admiten.',
      'El contrato de la referencia de pago (año base y constante) se propone en Validación de pagos, con «Contrato de la referencia»: vale para las líneas que se emitan desde que otra persona lo autorice.',
    ],
    palabras: 'auditor auditoría vigilancia delegación firma límite retroactivo referencia banco',
    enlace: { texto: 'Abrir Aplicación Quincenal', vista: 'aplicacionP' },
  },
  {
    tema: 'Cierre de la quincena',
    pregunta: '¿Qué mide el Tiempo de Atención por Entidad?',
    respuesta: [
      'En Aplicación Quincenal, ficha Tiempo de Atención: la media de días de la solicitud a la aprobación de los movimientos de cada entidad, junto al promedio de todas en las últimas seis quincenas, en gráfica y en tabla.',
      '«Recargar y Validar Datos» los vuelve a contar y dice qué tienen mal: movimientos sin aprobar, o aprobados sin fecha o antes de solicitarse. Sin errores, «Enviar Datos Validados» guarda lo que está a la vista con la firma de quien lo envía; si después cambia, se dice.',
    ],
    palabras: 'tiempo atención real promedio días gráfica validar enviar errores validación',
    enlace: { texto: 'Abrir Aplicación Quincenal', vista: 'aplicacionP' },
  },
  {
    tema: 'Fórmulas',
    pregunta: '¿Qué puedo escribir en una fórmula?',
    respuesta: [
      'Números, + − * / ^ y paréntesis; los nombres que ofrece «Variables relacionadas» (sueldo, días, parámetros de los fondos, constantes) y los títulos de otras fórmulas; las funciones min, max, abs, raiz, redondear y truncar; y condiciones como sueldo > 10000 ? 500 : 0. Lo que no se entiende se marca en su carácter mientras escribes.',
      '«Probar con una persona» la calcula con sus datos de la quincena abierta, paso a paso, sin guardar nada.',
    ],
    palabras: 'formulaCatalogo vista previa variables chips calcular decimales',
    enlace: { texto: 'Abrir Gestión de Fórmulas', vista: 'formulaCatalogo' },
  },
  {
    tema: 'Fórmulas',
    pregunta: '¿Cómo cambio una fórmula y por qué no se puede eliminar?',
    respuesta: [
      '«Rellenar» la copia en el formulario: si conservas el título, al guardar queda una versión nueva y las anteriores siguen a la vista; con otro título es una fórmula nueva.',
      'Una fórmula que otra usa no se elimina: el aviso dice cuál. Cambia primero esa otra.',
    ],
    palabras: 'versión historial rellenar limpiar eliminar en uso',
    enlace: { texto: 'Abrir Gestión de Fórmulas', vista: 'formulaCatalogo' },
  },
  {
    tema: 'Aportaciones y pagos',
    pregunta: '¿Dónde veo lo que se aportó en una quincena y de dónde sale cada importe?',
    respuesta: [
      'En Aportaciones, cada tarjeta es una quincena cerrada: su monto, si está pagada y si tiene multa. Al abrirla están los seis fondos; cada fondo se despliega por persona.',
      'Cada importe se puede presionar: dice la base, el porcentaje, el redondeo, los días, el registro de parámetros y quién cerró. «Descargar reporte» hace el libro de Excel con todos los renglones. En Aportaciones por fondo también se presionan, y el importe de Historial de Quincenas abre este detalle.',
    ],
    palabras: 'panel de aportaciones explicar importe reporte xlsx fondo ahorro vivienda',
    enlace: { texto: 'Abrir Aportaciones', vista: 'aportacion' },
  },
  {
    tema: 'Aportaciones y pagos',
    pregunta: '¿Cómo genero la línea de pago de una entidad?',
    respuesta: [
      'En Aportación y Retención, elige la orgánica 0 y la 1. «Generar línea de pago» da la línea vigente con su referencia, su fecha límite y su código de barras; «Imprimir» abre la hoja en PDF.',
      'Si la línea venció, se genera otra con lo que falta y sus intereses, con límite en los siguientes días de pago. La referencia anterior sigue siendo válida para el banco. En «Estado de cuenta» están cargos, pagos, intereses, saldo a favor y antigüedad.',
    ],
    palabras: 'referencia código de barras límite vencida interés multa mora estado de cuenta',
    enlace: { texto: 'Abrir Aportación y Retención', vista: 'aportacion-retencion' },
  },
  {
    tema: 'Aportaciones y pagos',
    pregunta: '¿Qué pasa con los pagos que informa el banco?',
    respuesta: [
      'En Validación de pagos, que de inicio tienen el auxiliar y quien administra, «Cargar respuesta del banco» toma un CSV o XLSX completo, o nada si su total no coincide: dice la diferencia. Sirve también el que se guardó otra vez con Excel, mientras conserve los ceros con que empieza cada referencia. También se propone un pago escrito a mano, que otra persona autoriza. Se puede cualquier día.',
      'Cada pago queda en su lista: completo, parcial, con excedente, doble, de referencia desconocida o tardío. Su importe se explica: qué fue a intereses, qué a la línea y qué quedó a favor, con lo que la línea pedía de cada fondo. Nada se adivina: lo de una referencia desconocida no se abona a nadie. En los días de pago, «Editar» y «Guardar» validan las referencias pagadas; las valida otra persona que quien registró su pago.',
    ],
    palabras: 'banco csv respuesta parcial doble desconocida tardío validar día de pago',
    enlace: { texto: 'Abrir Validación de pagos', vista: 'validacionPagos' },
  },
  {
    tema: 'Verificación',
    pregunta: '¿Qué muestra la Verificación, general y de la entidad?',
    respuesta: [
      'Cuatro fichas: Historial de Aportaciones, Historial de Retenciones, Historial de Movimientos y Plantilla. Las dos primeras tienen un renglón por quincena cerrada y entidad; cada importe, como «Ver», abre su detalle por persona, donde se explica de dónde sale. Los movimientos se filtran por Alta, Baja o Actualización.',
      'En las dos de dinero se busca por entidad, por el código de la quincena (2226 es la 22 de 2026) o por un día (21/11/2026). La lista dice cómo entendió lo escrito: cuatro cifras son un código, nunca un año.',
      'La general ve a todas las entidades, con filtro por entidad y dependencia, y en Plantilla por estado: Activo, Licencia o Inactivo (baja, baja permanente, pensión, defunción, cancelado o no localizado). La de la entidad muestra sólo su personal en activo o con licencia.',
      '«Reporte», en Plantilla, abre en otra pestaña la hoja de la persona con sus movimientos, lista para imprimir.',
    ],
    palabras:
      'verificacion historial aportaciones retenciones movimientos plantilla reporte afiliado inactivo licencia',
    enlace: { texto: 'Abrir Verificación', vista: 'verificacionGeneral' },
  },
  {
    tema: 'Préstamos y retenciones',
    pregunta: '¿Cómo se responde lo que se ordenó retener?',
    respuesta: [
      'El cierre de cada quincena ordena el abono de los préstamos activos. En la quincena, «Responder» anota cuánto se retuvo: si fue menos, con su motivo. El saldo del préstamo baja solo lo que se retuvo. En el panel una quincena queda en verde cuando, además, las entidades pagaron lo retenido: «Pagada».',
      'Una diferencia queda en la lista hasta que el instituto la decide, con la autorización de una segunda persona: el préstamo se recorre, o se cobra directamente a la persona: entonces ningún cierre la vuelve a ordenar, y lo que paga se anota en el préstamo con «Registrar pago», o al liquidarlo.',
      'También queda como diferencia, con $0.00 retenidos, el abono de quien cambió de entidad cuando la nueva ya había cerrado la quincena: ninguna alcanzó a ordenarlo.',
      '«Descargar orden» da un zip con lo que cada entidad debe retener, un CSV por entidad, y el archivo SHA256SUMS, que prueba que nadie los cambió.',
    ],
    palabras: 'retencion abono saldo diferencia licencia baja sueldo insuficiente reporte orden archivo csv manifiesto',
    enlace: { texto: 'Abrir Panel de Retenciones', vista: 'retencion' },
  },
  {
    tema: 'Préstamos y retenciones',
    pregunta: '¿Cómo llegan las retenciones a la línea de pago?',
    respuesta: [
      'La línea de una quincena toma lo ordenado a la entidad. Cuando la entidad responde que retuvo menos, la diferencia se descuenta de su línea siguiente. «Explicar», en Aportación y Retención, dice cada parte; en su estado de cuenta, el saldo y la antigüedad abren los cargos que los forman. Lo mismo se ve de la línea de quien está de licencia y de una aportación extemporánea.',
      'Los abonos de quien está en licencia no van en la línea de la entidad: la persona los paga, con sus aportaciones, con una referencia propia de 17 dígitos. Está en su estado de cuenta; mientras no la paga, no se le abona nada y no hay multa.',
    ],
    palabras: 'explicar ajuste licencia referencia personal 17 dígitos diferencia línea',
    enlace: { texto: 'Abrir Aportación y Retención', vista: 'aportacion-retencion' },
  },
  {
    tema: 'Préstamos y retenciones',
    pregunta: '¿Cómo suspendo o liquido un préstamo antes de tiempo?',
    respuesta: [
      'En Préstamos, abre el préstamo: se ven su saldo, sus movimientos y lo que se ordenó. «Suspender», «Registrar pago», «Reanudar» y «Liquidar» dicen antes qué harán y piden un motivo. Al liquidar no se cobran los intereses de las quincenas que no han empezado.',
    ],
    palabras: 'suspender reanudar liquidar saldo cartera préstamo folio capacidad',
    enlace: { texto: 'Abrir Préstamos', vista: 'panelPrestamos' },
  },
  {
    tema: 'Préstamos y retenciones',
    pregunta: '¿Dónde está el estado de cuenta de una persona y cómo se registra una inconformidad?',
    respuesta: [
      'En la página de la persona, en «Estado de cuenta», o con Ctrl K: «estado de cuenta» y a quién buscas. Tiene cada fondo por quincena, si su entidad ya la pagó, sus adeudos de licencia y las retenciones menores a lo ordenado. «Imprimir» lo da con folio.',
      '«Inconformidad», en cada renglón, abre un caso con el importe y la explicación de cómo se calculó: un fondo de una quincena, el saldo o una retención de un préstamo, la cuenta CAIR, una aportación extemporánea o un adeudo de licencia.',
    ],
    palabras: 'estado de cuenta folio imprimir inconformidad caso pagada entidad licencia',
    enlace: { texto: 'Abrir el padrón', vista: 'panelAfiliados' },
  },
  {
    tema: 'Préstamos y retenciones',
    pregunta: '¿De dónde salen el abono y lo que se le puede retener a una persona?',
    respuesta: [
      'El abono es el capital más el interés del plan, entre las quincenas. El interés de cada plan, el porcentaje máximo del sueldo que se puede retener y cuántos préstamos de un tipo se permiten son constantes que se cambian en Gestión de Constantes. El préstamo se otorga cuando otra persona lo autoriza en Por autorizar.',
    ],
    palabras: 'préstamo capital plazo capacidad PORCENTAJE_MAXIMO_RETENCION INTERES_ANUAL_CORTO PRESTAMOS_POR_TIPO',
    enlace: { texto: 'Abrir Panel de Retenciones', vista: 'retencion' },
  },
  {
    tema: 'CAIR',
    pregunta: '¿Cuándo se abona una aportación a la cuenta CAIR de una persona?',
    respuesta: [
      'Cuando se valida el pago de su línea en Validación de pagos, con la fecha del banco. Si se quita la validación, el abono se revierte; ya no se puede quitar si la persona retiró capital después.',
      'El saldo es la suma de los movimientos de la cuenta y nunca es negativo: lo que un ajuste no alcanza a cobrar queda por cobrar, y lo cubren las siguientes aportaciones.',
    ],
    palabras: 'ahorro individual retiro saldo cuenta validar reversa por cobrar estado de cuenta',
    enlace: { texto: 'Abrir CAIR', vista: 'cair' },
  },
  {
    tema: 'CAIR',
    pregunta: '¿Quién puede pedir un retiro de capital o una aportación voluntaria?',
    respuesta: [
      'El retiro es de quien está dado de baja: por edad (Baja o Baja permanente, desde la edad de la constante CAIR_EDAD_MINIMA), por defunción o por pensión. La aportación voluntaria es de quien está en activo y registrado en una entidad. La pantalla dice por qué no, cuando no se puede.',
      'Si la persona dejó préstamos por cobrar, el retiro los paga solo con su consentimiento firmado, que se sube con la solicitud: se descuentan al aprobarse y lo demás se entrega. Sin él, se entrega completo y el préstamo sigue por cobrar.',
      'Cada trámite lleva su documento y lo aprueban dos personas distintas de quien lo solicitó. La segunda aprobación mueve la cuenta, y desde entonces el recibo se imprime desde el trámite.',
    ],
    palabras:
      'retiro de capital edad defunción pensión beneficiarios aportación voluntaria aprobar recibo consentimiento préstamo descuento CAIR_EDAD_MINIMA',
    enlace: { texto: 'Abrir CAIR', vista: 'cair' },
  },
  {
    tema: 'CAIR',
    pregunta: '¿Cómo se calcula y se aplica el rendimiento de un año?',
    respuesta: [
      'Es la tasa anual por el promedio de los saldos diarios del año, aparte para la aportación normal y la voluntaria. En CAIR, «Rendimientos», se ve antes lo que abonaría y se aplica una sola vez, con fecha del 31 de diciembre, cuando todas las quincenas del año están cerradas; si falta alguna, la lista dice de qué entidad.',
      'En Rendimiento anual, cada persona elige por año: opción A, se le entrega; opción B, se capitaliza. Sin formulario se capitaliza.',
    ],
    palabras: 'rendimiento tasa promedio saldo diario 31 de diciembre opción A B formulario capitalizar entregar',
    enlace: { texto: 'Abrir CAIR', vista: 'cair' },
  },
  {
    tema: 'Aportaciones extemporáneas',
    pregunta: '¿Cómo se cobra una aportación extemporánea?',
    respuesta: [
      'Es de días de quincenas que la entidad ya cerró: un pago atrasado, una reinstalación, antigüedad reconocida por acuerdo o por laudo, o una afiliación atrasada. Se elige la clase, la persona, el primer y el último día y el sueldo mensual; antes de solicitarla se ve lo que cobraría por quincena.',
      'La aprueban dos personas distintas de quien la solicitó. Entonces se cobra a la entidad con su propia línea de pago: la diferencia de cada quincena más el interés desde el límite de cada una, a la tasa TASA_MORA_ANUAL. Se abona al CAIR cuando se valida el pago.',
    ],
    palabras:
      'extemporánea atrasada despido reinstalación laudo antigüedad acuerdo afiliación tardía intereses línea de pago',
    enlace: { texto: 'Abrir Aportaciones Extemporáneas', vista: 'extemporaneas' },
  },
]

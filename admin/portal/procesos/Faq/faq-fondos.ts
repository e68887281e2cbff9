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
      'En «Fundamento legal» escribe la ley, el artículo o el acuerdo en que se apoyan las tasas: se muestra junto a cada tasa al explicar un importe. «Motivo» dice por qué se registra esa versión. «Versiones», al pie de la página, lista todas, o solo las de una clave: en vigor, desde qué quincena, cuándo terminó o si es una propuesta, con quién la propuso, quién la autorizó, por qué y con qué fundamento.',
      'Si un decreto tiene efecto legal anterior, escribe su número, su fecha y desde qué quincena: la propuesta muestra lo que cuesta, la autoriza otra persona que administre y después el Titular. Si el costo cambia entre las dos, la primera autorización deja de valer. El siguiente cierre de cada entidad cobra, por quincena cerrada, la diferencia con la tasa decretada.',
    ],
    palabras:
      'decreto efecto anterior tasa porcentaje FAA FAE SARE FPESE redondeo vigencia versiones historial fundamento legal ley motivo',
    vista: 'FondosParametros',
  },
  {
    tema: 'Parámetros de los fondos',
    pregunta: '¿Por qué me pide escribir un porcentaje con palabras?',
    respuesta: [
      'Porque cambia más de una décima parte respecto del anterior o del que regía en enero, pasa a 0 o deja de serlo, o mueve más del 1 % de lo que cerró la última quincena. Escribirlo con palabras evita guardar 45 donde iba 4.5. Arriba de 100 no se acepta.',
    ],
    vista: 'FondosParametros',
  },
  {
    tema: 'Constantes',
    pregunta: '¿Cómo actualizo una constante sin perder su valor anterior?',
    respuesta: [
      'En Gestión de Constantes, «Actualizar» registra un valor nuevo y desde qué día vale. El anterior queda en «Ver historial», con su fecha y quién lo registró. El valor nuevo de una constante que usa el portal o una fórmula espera a que otra persona lo autorice.',
    ],
    palabras: 'variables valor numérico historial mora TASA_MORA_ANUAL',
    vista: 'variables',
  },
  {
    tema: 'Por autorizar',
    pregunta: '¿Por qué lo que hice quedó «por autorizar»?',
    respuesta: [
      'Porque mueve dinero o el acceso de alguien, y eso lo hacen dos personas: una lo propone y otra, con el mismo permiso, lo autoriza. Son así aprobar y deshacer una carga de nómina, los préstamos y sus cambios, los pagos escritos a mano, asignar, reasignar o devolver un pago, la decisión sobre lo que no se retuvo o se retuvo de más, los parámetros, las constantes y fórmulas en uso, el contrato de la referencia, dar más permisos a un perfil, vincular cuentas de una persona, y la contraseña, el correo y los dos pasos de quien aprueba o firma. Lo de quien administra lo autoriza también el Titular.',
      'En Por autorizar se lee qué cambiaría y cuánto dinero mueve, antes de autorizar o de rechazar con un motivo. Al autorizar se revisan otra vez las reglas; si lo que haría ya es otra cosa, se muestra para leerlo de nuevo y, donde hacen falta dos autorizaciones, la primera deja de valer. Tú puedes retirar tu propuesta mientras nadie la decida. Un rechazo o un retiro se deshace durante diez minutos.',
    ],
    palabras: 'autorizar dos manos segunda persona propuesta PA rechazar retirar deshacer',
    vista: 'autorizaciones',
  },
  {
    tema: 'Cierre de la quincena',
    pregunta: '¿Cómo se cierra una quincena?',
    respuesta: [
      'En Aplicación Quincenal. Quien valida los movimientos de la entidad, o un auxiliar, solicita su cierre (una ventanilla lo ve y no lo solicita); la tabla dice en rojo cuántas cosas faltan por resolver en cada entidad; después firman el auxiliar, el Jefe Dpto., el Director y el Titular. Son cinco personas distintas: dos cuentas de la misma persona cuentan como una. Lo que espera tu firma está en tu inicio, en «Cierres por firmar».',
      'El cierre se solicita y se firma desde el día de Aplicación de la quincena, o desde su último día si el calendario no lo tiene; simular se puede siempre. La pantalla dice desde qué día. Antes, el Jefe Dpto. abre la entidad y usa «Pedir cierre anticipado» con su motivo; el Titular lo autoriza en «Por autorizar», y vale para esa entidad y esa quincena. Cada entidad cierra en orden desde su primera quincena.',
      'Antes de firmar, el nombre de la entidad abre la página de su cierre, con su simulación: totales por fondo comparados con la quincena anterior y la diferencia por causa (cada total y cada causa abren sus personas, y cada importe su explicación), movimientos que se aplicarían, lo que detiene el cierre y lo que solo se avisa. Lo detienen las personas sin categoría, sin área ni puesto o con sueldo cero, las diferencias sin explicación, las de retenciones sin decidir, la falta de parámetros y una quincena anterior sin cerrar. Que la entidad no haya respondido lo que retuvo solo se avisa: mientras tanto, su línea de pago toma lo ordenado. Si algo cambia después de solicitarlo, las firmas quedan sin efecto, se dice qué cambió y el cierre vuelve a solicitud. Cerrado, la misma página conserva lo que mostraba y agrega la línea de pago, el recorrido y las versiones reabiertas.',
      'La firma del Titular, y la que se da a varias entidades a la vez, muestra antes las personas, los movimientos, las líneas de pago, los totales y los avisos de cada entidad, y pide la contraseña de quien firma. Quien tiene verificación en dos pasos escribe su código. Una contraseña o un código incorrectos cuentan como una entrada fallida.',
      'La firma del Titular aplica la quincena en segundo plano: los movimientos por aplicar cambian el padrón, los demás pasan a la quincena siguiente, y las líneas se publican con su sello. El sello se lee en la ficha de la entidad y en la hoja de su línea de pago: quien tiene lo cerrado en archivos lo comprueba sin el portal.',
    ],
    palabras:
      'aplicación quincenal solicitar cierre firma auxiliar jefe director titular devolver simulación sello contraseña código varias',
    vista: 'aplicacionP',
  },
  {
    tema: 'Cierre de la quincena',
    pregunta: '¿Se puede reabrir una quincena cerrada?',
    respuesta: [
      'Solo la última de la entidad y mientras su línea de pago no tenga pagos ni la entidad haya respondido sus retenciones. Donde no se puede, la página del cierre dice por qué en lugar del botón. El Jefe Dpto. la pide con su motivo y el Titular la firma. Sus líneas quedan sin efecto y la quincena se solicita otra vez; los movimientos siguen aplicados y se corrigen con otros. El recorrido del cierre nuevo conserva el del anterior, y la línea anterior dice cuál la sustituye.',
      'El cierre que se repite conserva su primera fecha límite; solo lo que aumenta tiene la nueva.',
    ],
    palabras: 'reapertura reabrir corregir quincena cerrada',
    vista: 'aplicacionP',
  },
  {
    tema: 'Cierre de la quincena',
    pregunta: '¿Dónde veo las reaperturas, las delegaciones y los retroactivos fuera del límite?',
    respuesta: [
      'En Aplicación Quincenal, ficha Vigilancia, para quien ve todo el instituto: qué quincenas se pidió reabrir, con su motivo y quién firmó o negó; quién firma por quién, entre qué fechas y cuántos cierres firmó así; y los movimientos que surten efecto más quincenas atrás de las que se admiten.',
      'El contrato de la referencia de pago (año base y constante) se propone en Validación de pagos, con «Contrato de la referencia»: vale para las líneas que se emitan desde que otra persona lo autorice.',
    ],
    palabras: 'auditor auditoría vigilancia delegación firma límite retroactivo referencia banco',
    vista: 'aplicacionP',
  },
  {
    tema: 'Cierre de la quincena',
    pregunta: '¿Qué mide el Tiempo de Atención por Entidad?',
    respuesta: [
      'En Aplicación Quincenal, ficha Tiempo de Atención: la media de días de la solicitud a la aprobación de los movimientos de cada entidad, junto al promedio de todas en las últimas seis quincenas, en gráfica y en tabla.',
      '«Recargar y Validar Datos» los vuelve a contar y dice qué tienen mal: movimientos sin aprobar, o aprobados sin fecha o antes de solicitarse. Sin errores, «Enviar Datos Validados» guarda lo que está a la vista con la firma de quien lo envía; si después cambia, se dice.',
    ],
    palabras: 'tiempo atención real promedio días gráfica validar enviar errores validación',
    vista: 'aplicacionP',
  },
  {
    tema: 'Fórmulas',
    pregunta: '¿Qué puedo escribir en una fórmula?',
    respuesta: [
      'Números, + − * / ^ y paréntesis; los nombres que ofrece «Variables relacionadas» (sueldo, días, parámetros de los fondos, constantes) y los títulos de otras fórmulas; las funciones min, max, abs, raiz, redondear y truncar; y condiciones como sueldo > 10000 ? 500 : 0. Lo que no se entiende se marca en su carácter mientras escribes.',
      '«Probar con una persona» la calcula con sus datos de la quincena abierta, paso a paso, sin guardar nada.',
    ],
    palabras: 'formulaCatalogo vista previa variables chips calcular decimales',
    vista: 'formulaCatalogo',
  },
  {
    tema: 'Fórmulas',
    pregunta: '¿Cómo cambio una fórmula y por qué no se puede eliminar?',
    respuesta: [
      '«Rellenar» la copia en el formulario: si conservas el título, al guardar queda una versión nueva y las anteriores siguen a la vista; con otro título es una fórmula nueva.',
      'Una fórmula que otra usa no se elimina: el aviso dice cuál. Cambia primero esa otra.',
    ],
    palabras: 'versión historial rellenar limpiar eliminar en uso',
    vista: 'formulaCatalogo',
  },
  {
    tema: 'Aportaciones y pagos',
    pregunta: '¿Dónde veo lo que se aportó en una quincena y de dónde sale cada importe?',
    respuesta: [
      'En Aportaciones, cada tarjeta es una quincena cerrada: su monto, si está pagada y si tiene multa. Al abrirla están los seis fondos; cada fondo se despliega por persona.',
      'Cada importe se puede presionar: separa lo que paga la entidad y lo que paga la persona, con su subtotal, y marca lo que preguntas. De cada clave dice qué es, su base, sus días, su tasa con el fundamento legal y el redondeo; también el registro de parámetros y quién cerró. Antes del cierre se ve lo mismo, con la palabra «Simulado». «Imprimir» da la hoja en PDF; no lleva folio, sino el sello del cierre. «Descargar reporte» hace el libro de Excel con todos los renglones. En Detalle de Consultas de Aportaciones-Fondos también se presionan, y el importe de Historial de Quincenas abre este detalle.',
    ],
    palabras: 'panel de aportaciones explicar importe reporte xlsx fondo ahorro vivienda',
    vista: 'aportacion',
  },
  {
    tema: 'Aportaciones y pagos',
    pregunta: '¿Cómo genero la línea de pago de una entidad?',
    respuesta: [
      'En Detalle de Aportaciones y Retenciones, elige el tipo de entidad (Orgánica 0) y la entidad (Orgánica 1). «Generar línea de pago» da la línea vigente con su referencia, su fecha límite y su código de barras; «Imprimir» abre la hoja en PDF.',
      'La fecha límite es el último día de los primeros días de pago seguidos que empiezan después de aplicar el cierre. Si la entidad lo solicitó después del día de Aplicación, los intereses corren desde la fecha que habría tenido a tiempo, y la hoja de la línea lo dice. Si tardó el instituto, corren desde la nueva.',
      'Si la línea venció, se genera otra con lo que falta y sus intereses hasta su fecha límite, que cae en los siguientes días de pago. Quien la paga antes solo debe los intereses hasta ese día: lo demás queda a favor. La referencia anterior sigue siendo válida para el banco. En «Estado de cuenta» están cargos, pagos, intereses, saldo a favor y antigüedad.',
    ],
    palabras: 'referencia código de barras límite vencida interés multa mora estado de cuenta',
    vista: 'aportacion-retencion',
  },
  {
    tema: 'Aportaciones y pagos',
    pregunta: '¿Qué pasa con los pagos que informa el banco?',
    respuesta: [
      'Validación de pagos la ve todo el instituto: sus referencias se buscan y se filtran por estatus, validación, entidad y quincena. El auxiliar, la tesorería y quien administra tienen además «Cargar respuesta del banco», que lleva a Cargas de archivos: el archivo entra completo o no entra. También se propone un pago escrito a mano, con su comprobante en PDF o fotografía, que otra persona ve antes de autorizarlo; «Explicar» del pago lo muestra después. Cada comprobante sirve para un solo pago. Se puede cualquier día.',
      'Cada pago queda en su lista: completo, parcial, con excedente, doble, de referencia desconocida o tardío. Su importe se explica: qué fue a intereses, qué a la línea y qué quedó a favor, con lo que la línea pedía de cada fondo. Nada se adivina: lo de una referencia desconocida, con dígitos equivocados o de una línea anulada espera en «Por identificar», con los días que lleva, y no se abona a nadie. Ahí se propone su línea (por ejemplo, con los ceros que perdió) o devolverlo, y otra persona lo autoriza; si el banco envía el archivo corregido, se carga y es el mismo pago. «Asignar», en «Respuesta del banco», propone lo mismo. Un pago que se abonó a una línea equivocada se pasa a la correcta con «Reasignar», en «Respuesta del banco», con su operación y su fecha; se revierte lo que abonó, también al CAIR, y se niega si ese dinero ya se retiró. Un renglón con importe negativo es una reversa: la línea se debe otra vez desde su límite y lo abonado al CAIR se revierte; si su pago no está registrado, espera en «Por identificar» y el resto del archivo se carga. En los días de pago, la tesorería valida las referencias pagadas con «Editar» y «Guardar»; lo marcado se conserva al buscar o cambiar de página. Nadie valida un pago que registró o asignó.',
    ],
    palabras:
      'banco csv respuesta parcial doble desconocida por identificar asignar devolver cero tardío validar día de pago',
    vista: 'validacionPagos',
  },
  {
    tema: 'Verificación',
    pregunta: '¿Qué muestran Verificación General y Verificación de Entidad?',
    respuesta: [
      'Cuatro fichas: Historial de Aportaciones, Historial de Retenciones, Historial de Movimientos y Plantilla. Las dos primeras tienen un renglón por quincena cerrada y entidad; cada importe, como «Ver», abre su detalle por persona, donde se explica de dónde sale. Los movimientos se filtran por Alta, Baja o Actualización.',
      'En las dos de dinero se busca por entidad, por el código de la quincena (2226 es la 22 de 2026) o por un día (21/11/2026). La lista dice cómo entendió lo escrito: cuatro cifras son un código, nunca un año.',
      'La general ve a todas las entidades, con filtro por entidad y dependencia, y en Plantilla por estado: Activo, Licencia o Inactivo (baja, baja permanente, pensión, defunción, cancelado o no localizado). La de la entidad muestra sólo su personal en activo o con licencia.',
      '«Reporte», en Plantilla, abre en otra pestaña la hoja de la persona con sus movimientos, lista para imprimir.',
    ],
    palabras:
      'verificacion historial aportaciones retenciones movimientos plantilla reporte afiliado inactivo licencia',
    vista: 'verificacionGeneral',
  },
  {
    tema: 'Préstamos y retenciones',
    pregunta: '¿Cómo se responde lo que se ordenó retener?',
    respuesta: [
      'El cierre de cada quincena ordena el abono de los préstamos activos. En la quincena, «Responder» anota cuánto se retuvo: si fue menos, con su motivo. Anotadas las excepciones, «Todo se retuvo completo» responde lo demás de una entidad: antes dice cuántas son y cuánto suman. El saldo del préstamo baja solo lo que se retuvo. En el panel una quincena queda en verde cuando, además, las entidades pagaron lo retenido: «Pagada».',
      'Una diferencia queda en la lista hasta que el instituto la decide por su causa, con la autorización de una segunda persona. Por sueldo insuficiente, baja o licencia, el préstamo se recorre o se cobra directamente a la persona. Lo retenido y no enterado lo debe la entidad y baja el saldo. Un error de la entidad se ordena otra vez en los siguientes cierres, hasta el tope de descuento y sin más intereses.',
      'Lo que se cobra a la persona está en la ficha del préstamo y en su estado de cuenta. Primero se anota el aviso; la persona tiene diez días hábiles para mostrar un recibo que pruebe la retención; después se emite su cargo, con referencia propia. Ningún cierre lo vuelve a ordenar, y un préstamo que ya no tiene qué ordenar queda «Por cobrar». También cuenta lo que paga directo, con «Registrar pago» o al liquidarlo.',
      'Si la entidad retuvo más de lo ordenado, se anota completo y con una nota: lo que sobra es un saldo a favor de la persona y va en la siguiente línea de la entidad. El instituto propone aplicarlo al mismo préstamo o devolverlo, y otra persona lo autoriza; se devuelve cuando la entidad ya pagó la línea que lo lleva. La ficha «Cobros y saldos a favor» del panel los lista con su estado, se filtran y se exportan; también están en la ficha del préstamo y en el estado de cuenta.',
      'También queda como diferencia, con $0.00 retenidos, el abono de quien cambió de entidad cuando la nueva ya había cerrado la quincena: ninguna alcanzó a ordenarlo.',
      '«Descargar orden» da un zip con lo que cada entidad debe retener, un CSV por entidad, y el archivo SHA256SUMS, que prueba que nadie los cambió.',
    ],
    palabras:
      'retencion abono saldo diferencia licencia baja sueldo insuficiente a favor retenido de más cobro devolver reporte orden archivo csv manifiesto',
    vista: 'retencion',
  },
  {
    tema: 'Préstamos y retenciones',
    pregunta: '¿Qué pasa con lo que una nómina descontó de más?',
    respuesta: [
      'Al aprobarse una nómina se compara lo que descontó a cada persona, clave por clave, con lo que corresponde. Lo que sobra queda en la ficha «Descontado de más» del Panel de Retenciones, con una fila por entidad, quincena, persona y clave, y en el estado de cuenta de la persona. Cada dependencia ve lo suyo; «Abierto por entidad» dice cuánto falta.',
      '«Decidir» propone que la entidad lo devuelve, con el día y el oficio o comprobante, o que queda a favor de la persona. Otra persona lo autoriza. Lo que queda a favor sigue abierto hasta que se anota que se devolvió.',
      'Mientras no se decide, la fila sigue a la nómina: si otra carga la sustituye, la completa o la deshace, cambia o desaparece. Una vez decidida, la nómina no se deshace ni se sustituye por otra que descontó menos: se corrige con una complementaria.',
    ],
    palabras: 'nomina descontado descuento de más excedente devolver oficio a favor fondo clave dependencia decidir',
    vista: 'retencion',
  },
  {
    tema: 'Préstamos y retenciones',
    pregunta: '¿Cómo llegan las retenciones a la línea de pago?',
    respuesta: [
      'La línea de una quincena toma lo ordenado a la entidad. Cuando la entidad responde que retuvo menos, la diferencia se descuenta de su línea siguiente. «Explicar», en Detalle de Aportaciones y Retenciones, dice cada parte; en su estado de cuenta, el saldo y la antigüedad abren los cargos que los forman. Lo mismo se ve de la línea de quien está de licencia y de una aportación extemporánea.',
      'Los abonos de quien está en licencia no van en la línea de la entidad: la persona los paga, con sus aportaciones, con una referencia propia de 17 dígitos. Está en su estado de cuenta; mientras no la paga, no se le abona nada y no hay multa.',
    ],
    palabras: 'explicar ajuste licencia referencia personal 17 dígitos diferencia línea',
    vista: 'aportacion-retencion',
  },
  {
    tema: 'Préstamos y retenciones',
    pregunta: '¿Cómo suspendo o liquido un préstamo antes de tiempo?',
    respuesta: [
      'En Préstamos, abre el préstamo: se ven su saldo, sus movimientos y lo que se ordenó. «Suspender», «Registrar pago», «Reanudar» y «Liquidar» dicen antes qué harán y piden un motivo. Al liquidar no se cobran los intereses de las quincenas que no han empezado.',
    ],
    palabras: 'suspender reanudar liquidar saldo cartera préstamo folio capacidad',
    vista: 'panelPrestamos',
  },
  {
    tema: 'Préstamos y retenciones',
    pregunta: '¿Dónde está el estado de cuenta de una persona y cómo se registra una inconformidad?',
    respuesta: [
      'En la página de la persona, en «Estado de cuenta», o con Ctrl K: «estado de cuenta» y a quién buscas. Tiene cada quincena con su sueldo, lo que se aportó a cada fondo con su tasa, si su entidad ya la pagó, sus adeudos de licencia y las retenciones menores a lo ordenado. «Imprimir» lo da con folio.',
      '«Inconformidad», en cada renglón, abre un caso con el importe y la explicación de cómo se calculó: un fondo de una quincena, el saldo o una retención de un préstamo, la cuenta CAIR, una aportación extemporánea o un adeudo de licencia.',
    ],
    palabras: 'estado de cuenta folio imprimir inconformidad caso pagada entidad licencia',
    vista: 'panelAfiliados',
  },
  {
    tema: 'Préstamos y retenciones',
    pregunta: '¿De dónde salen el abono y lo que se le puede retener a una persona?',
    respuesta: [
      'El abono es el capital más el interés del plan, entre las quincenas. El interés de cada plan, el porcentaje máximo del sueldo que se puede retener y cuántos préstamos de un tipo se permiten son constantes que se cambian en Gestión de Constantes. El préstamo se otorga cuando otra persona lo autoriza en Por autorizar.',
    ],
    palabras: 'préstamo capital plazo capacidad PORCENTAJE_MAXIMO_RETENCION INTERES_ANUAL_CORTO PRESTAMOS_POR_TIPO',
    vista: 'retencion',
  },
  {
    tema: 'CAIR',
    pregunta: '¿Cuándo se abona una aportación a la cuenta CAIR de una persona?',
    respuesta: [
      'Cuando se valida el pago de su línea en Validación de pagos, con la fecha del banco. Si se quita la validación, el abono se revierte; ya no se puede quitar si la persona retiró capital después.',
      'El saldo es la suma de los movimientos de la cuenta y nunca es negativo: lo que un ajuste no alcanza a cobrar queda por cobrar, y lo cubren las siguientes aportaciones.',
    ],
    palabras: 'ahorro individual retiro saldo cuenta validar reversa por cobrar estado de cuenta',
    vista: 'cair',
  },
  {
    tema: 'CAIR',
    pregunta: '¿Quién puede pedir un retiro de capital o una aportación voluntaria?',
    respuesta: [
      'El retiro es de quien está dado de baja: por edad (Baja o Baja permanente, desde la edad de la constante CAIR_EDAD_MINIMA), por defunción o por pensión. La aportación voluntaria es de quien está en activo y registrado en una entidad. La búsqueda muestra primero a quien puede pedirlo y dice por qué los demás no.',
      'Si la persona dejó préstamos por cobrar, el retiro los paga solo con su consentimiento firmado, que se sube con la solicitud: se descuentan al aprobarse y lo demás se entrega. Sin él, se entrega completo y el préstamo sigue por cobrar.',
      'Cada trámite lleva su documento y lo aprueban, aquí o en «Por autorizar», dos personas distintas de quien lo solicitó. La segunda aprobación mueve la cuenta, y desde entonces el recibo se imprime desde el trámite.',
    ],
    palabras:
      'retiro de capital edad defunción pensión beneficiarios aportación voluntaria aprobar recibo consentimiento préstamo descuento CAIR_EDAD_MINIMA',
    vista: 'cair',
  },
  {
    tema: 'CAIR',
    pregunta: '¿Cómo se calcula y se aplica el rendimiento de un año?',
    respuesta: [
      'Es la tasa anual por el promedio de los saldos diarios del año, aparte para la aportación normal y la voluntaria. En CAIR, «Rendimientos», se ve antes lo que abonaría y se aplica una sola vez, con fecha del 31 de diciembre, cuando todas las quincenas del año están cerradas; si falta alguna, la lista dice de qué entidad. A una entidad solo se le piden las quincenas de sus propios días: ninguna de antes de que existiera ni de después de que terminó.',
      'En Rendimiento anual, cada persona elige por año: opción A, se le entrega; opción B, se capitaliza. Sin formulario se capitaliza.',
    ],
    palabras: 'rendimiento tasa promedio saldo diario 31 de diciembre opción A B formulario capitalizar entregar',
    vista: 'cair',
  },
  {
    tema: 'Nómina',
    pregunta: '¿Qué hace en el cierre la nómina que envía una dependencia?',
    respuesta: [
      'Cuando la nómina de una quincena está cargada y aprobada, las aportaciones se calculan con el sueldo, las otras prestaciones y los quinquenios que pagó, y no con los de los movimientos. La diferencia aparece en la simulación con la causa Nómina, persona por persona. La situación y la entidad de cada quien siguen siendo las de sus movimientos.',
      'Una nómina de una quincena ya cerrada no cambia nada de ella: lo que paga de más o de menos va como líneas retroactivas en el siguiente cierre.',
      'Una entidad marcada como emisora de nómina no se cierra sin ella, ni mientras haya personas en activo sin renglón por decidir. La carga la hace quien administra el servidor con «portal importar»; la valida otra persona de la dependencia y la aprueba un auxiliar en «Por autorizar».',
    ],
    palabras:
      'nómina archivo carga sueldo pagado otras prestaciones quinquenios retroactiva complementaria sin renglón importar',
    vista: 'autorizaciones',
  },
  {
    tema: 'Aportaciones extemporáneas',
    pregunta: '¿Cómo se cobra una aportación extemporánea?',
    respuesta: [
      'Es de días de quincenas que la entidad ya cerró: un pago atrasado, una reinstalación, antigüedad reconocida por acuerdo o por laudo, o una afiliación atrasada. Se elige la clase, la persona, el primer y el último día y el sueldo mensual; antes de solicitarla se ve lo que cobraría por quincena.',
      'La aprueban, aquí o en «Por autorizar», dos personas distintas de quien la solicitó. Entonces se cobra a la entidad con su propia línea de pago: la diferencia de cada quincena más el interés desde el límite de cada una, a la tasa TASA_MORA_ANUAL. Se abona al CAIR cuando se valida el pago.',
      'Un cambio de sueldo o una licencia que se registra después vale desde su día. Los días y el sueldo reconocidos solo los reduce otra aportación extemporánea que indica a cuál reemplaza: lo que cobra de menos se acredita en el siguiente cierre.',
    ],
    palabras:
      'reemplaza extemporánea atrasada despido reinstalación laudo antigüedad acuerdo afiliación tardía intereses línea de pago',
    vista: 'extemporaneas',
  },
]

import type { FaqEntry } from './faq-entry.ts'

/** Help on the institute's look and data, its privacy notice and notices. */
export const FAQ_TEMA: readonly FaqEntry[] = [
  {
    tema: 'Información y tema',
    pregunta: '¿Cómo cambio el nombre, el icono o los colores del portal?',
    respuesta: [
      'En el menú Configuración, Información y tema. El nombre y los colores se prueban en la vista previa, con pantallas del portal, y nadie más los ve hasta que los guardas. El icono se cambia al elegir el archivo: PNG o JPG de hasta 1 MB.',
      'Valen para el portal, el panel, la página de entrada y los acuses. «Restaurar los iniciales» regresa los cuatro colores de origen; falta guardarlos.',
    ],
    vista: 'info',
  },
  {
    tema: 'Información y tema',
    pregunta: 'El portal no me deja guardar un color. ¿Por qué?',
    respuesta: [
      'Porque habría texto que no se lee bien: se necesita un contraste de 4.5 a 1. Debajo de los colores se dice qué combinación falla y se ofrece el color más parecido que sí pasa: con un clic lo tomas.',
    ],
    vista: 'info',
  },
  {
    tema: 'Información y tema',
    pregunta: '¿Dónde cambio el contacto, el horario de atención o los dominios de correo del alta?',
    respuesta: [
      'En Información y tema, sección Contacto y enlaces. Ahí también están las páginas oficiales que el alta ofrece a quien no trae un documento.',
      'En «Mapa» puedes poner el sitio cuyo mapa se ve dentro del portal; sin él no hay ninguno. El domicilio se envía a ese sitio solo cuando alguien pide ver el mapa.',
      'Si otra persona cambió el mismo dato mientras lo editabas, el portal muestra los dos valores y eliges cuál queda.',
    ],
    vista: 'info',
  },
  {
    tema: 'Aviso de privacidad',
    pregunta: '¿Cómo publico un nuevo aviso de privacidad?',
    respuesta: [
      'En Información y tema, sección Aviso de privacidad: elige Nueva versión, cambia el texto y di desde qué día está en vigor. Se muestra al entrar y en el primer paso del alta.',
      'Una versión publicada no se cambia ni se borra. Cada alta conserva cuál estaba en vigor al registrarse: se ve en el movimiento y en su acuse.',
    ],
    vista: 'info',
  },
  {
    tema: 'Listas',
    pregunta: '¿Cómo me llevo una lista a Excel?',
    respuesta: [
      'Con «Exportar», arriba de la tabla; en el teléfono, su icono está abajo, junto a las páginas. Escribe en CSV o en Excel todos los renglones que dejan la búsqueda y los filtros, no solo los de la página, con las columnas a la vista y en su orden.',
      'El archivo lleva solo lo que tu perfil alcanza a ver, y queda anotado en la bitácora. Las listas más largas se acotan antes con un filtro: el portal lo dice.',
      'Si ya se preparan otras exportaciones, la tuya espera su turno: arriba se ve cuántas hay antes, y ahí mismo se cancela. Puedes seguir trabajando; el archivo se descarga cuando está listo. Si cierras la página, un aviso te lleva a «Mis exportaciones», en el menú de tu nombre, donde se conserva un día.',
    ],
  },
  {
    tema: 'Listas',
    pregunta: '¿Cómo busco entre dos fechas?',
    respuesta: [
      'Con «Filtro», o «Fechas» en la bitácora: los dos días cuentan, y uno solo también sirve. Si el último es anterior al primero, la lista dice cuál corregir, qué dice y qué se esperaba.',
    ],
    palabras: 'fecha desde hasta periodo rango al revés',
  },
  {
    tema: 'Avisos',
    pregunta: '¿Qué es la campana del encabezado?',
    respuesta: [
      'Tus avisos. Dice cuántos no has leído y te lleva a la lista. Se te avisa cuando la ventana de captura abre o cierra al día siguiente, tres días antes de que venza un borrador tuyo, cuando una carga de nómina espera tu validación, cuando te asignan un caso o alguien lo comenta, cuando falta un documento de un proceso a tu cargo, cuando termina un trabajo que pediste y cuando cambia tu contraseña o tu correo.',
      'Abrir un aviso lo marca como leído; también puedes marcarlos uno por uno o todos. Los leídos se conservan 90 días.',
    ],
  },
  {
    tema: 'Avisos',
    pregunta: '¿Puedo recibir los avisos por correo?',
    respuesta: [
      'Sí, en un solo correo al día. Pídelo en Configuración, donde también puedes decir a qué horas no quieres correos. Sale desde las 07:00 o cuando termina tu silencio, y solo si tienes avisos sin leer.',
      'Los cambios de tu contraseña o de tu correo se te avisan aparte y en el momento.',
    ],
  },
  {
    tema: 'Firmas',
    pregunta: '¿Cómo agrego la firma de un director a los formatos?',
    palabras: 'imagen titular cargo firmar',
    respuesta: [
      'En Catálogo de Firmas, «Nueva Firma»: nombre, cargo y una imagen PNG o JPG de la firma, que se recorta sola. Di de qué usuario o de qué titular es y desde cuándo.',
      'Llega a la línea de pago de una quincena cerrada: la de quien aprobó, firmó o autorizó el cierre, por su propio acto; la de un titular sin cuenta, si encabezaba ese día la entidad o una unidad suya, cuando se registra la línea y el documento en que firmó.',
      'Una firma que ya está en papeles cerrados no se elimina ni se cambia: ponle fecha de fin y agrega la siguiente.',
    ],
    vista: 'firmas',
  },
  {
    tema: 'Direcciones',
    pregunta: '¿Cómo agrego una colonia o un código postal que falta?',
    palabras: 'sepomex calle municipio domicilio catálogo',
    respuesta: [
      'En Catálogo de Direcciones elige estado, municipio y código postal, escribe el nombre sobre la lista y oprime «Agregar». Mientras falte, el domicilio se puede escribir a mano.',
      '«Cargar SEPOMEX» pone al día todo el catálogo con CPdescarga.txt, el archivo que publica Correos de México, o con el ZIP en que viene: es una carga de archivos. Primero dice, estado por estado, qué es nuevo, qué cambia y qué ya no está, y nada se escribe hasta que lo cargas. Si el archivo parece cortado o anterior al catálogo, lo dice y pide que escribas por qué se aplica. Puede detenerse y seguir después. En el servidor hace lo mismo «portal importar direcciones CPdescarga.txt».',
      'Al eliminar un lugar se dice qué se va con él; lo que está en el domicilio de alguien se conserva.',
    ],
    vista: 'direccion',
  },
]

import type { FaqEntry } from './faq-entry.ts'

/** Help on the organic structure and its changes by date. */
export const FAQ_ORGANICA: readonly FaqEntry[] = [
  {
    tema: 'Estructura orgánica',
    pregunta: '¿Entidad y adscripción son lo mismo?',
    palabras: 'nombres tipo de entidad adscripción dependencia dirección general niveles orgánica',
    respuesta: [
      'Son los mismos cuatro niveles con dos juegos de nombres. En el alta, el padrón y los movimientos: Tipo de Entidad, Entidad, Dirección General y Área. En Gestión de Usuarios y en las columnas de Direcciones Generales y Áreas: Entidad, Adscripción, Dependencia y Área, en ese orden.',
      'La secretaría u organismo que paga es «Entidad» en el padrón y «Adscripción» en Usuarios, en la actualización de datos laborales y en Puestos y categorías. Administración Central es «Tipo de Entidad» en el padrón y «Entidad» en Usuarios.',
    ],
    vista: 'organicaArbol',
  },
  {
    tema: 'Estructura orgánica',
    pregunta: '¿Cómo agrego una entidad, una dirección general o un área?',
    palabras: 'orgánica clave adscripción dependencia nueva unidad',
    respuesta: [
      'En su pantalla, «Agregar»: elige de qué depende, la clave orgánica libre que llevará y su nombre. Si no hay clave libre, el botón verde «+» crea la siguiente sin salir.',
      'Una unidad que nada nombra se elimina con su clave. Una clave que creaste y ninguna unidad lleva está en el Árbol orgánico, en «Claves sin unidad»: ahí se elimina.',
      'Lo que alguien usa no se elimina ni se desactiva: el portal dice cuántas personas, usuarios y movimientos la nombran, y con qué acto se hace bien.',
    ],
    vista: 'organicaArea',
  },
  {
    tema: 'Estructura orgánica',
    pregunta: '¿Cómo fusiono dos áreas, muevo una dirección o cambio un nombre?',
    palabras: 'fusionar dividir mover renombrar terminar reestructura oficio titular organigrama',
    respuesta: [
      'En el Árbol orgánico elige la unidad y el acto. Lleva fecha y documento; «Revisar efecto» dice a cuántas personas, usuarios y movimientos toca, y nada se guarda hasta que confirmas. Con un día futuro queda programado: se ve en el árbol y en su unidad, puede cancelarse, y ese día se revisa otra vez antes de hacerse.',
      'Lo anterior a esa fecha no cambia: el padrón del año pasado, los paneles y el historial de aportaciones y retenciones y el Historial de Quincenas se ven con la organización de entonces, o con la de hoy si lo pides, y dicen con cuál. Un cambio entre entidades empieza el primer día de una quincena, con las anteriores cerradas.',
      'Una entidad que se integra a otra, o que termina, ya no cierra quincenas. Lo que debe, lo que tiene a favor y lo que después cambie de sus días lo toma la entidad que queda, o la que eliges en «Terminar»; en su línea se dice de qué entidad viene. Sin ninguna, queda en «Adeudos de entidades extintas», y no termina mientras haya movimientos abiertos de quien sigue en ella; los que se aprueban después se aplican solos al acabar su quincena.',
    ],
    vista: 'organicaArbol',
  },
  {
    tema: 'Estructura orgánica',
    pregunta: '¿Cómo llega la firma de un titular a un papel?',
    palabras: 'firma dibujada titular cargo línea de pago oficio catálogo de firmas sin cuenta',
    respuesta: [
      'La de quien tiene cuenta llega sola: al aprobar, firmar o autorizar el cierre con su sesión. Nadie más la pone.',
      'La de un titular sin cuenta llega por el documento en que firmó: en Catálogo de Firmas, «Poner en un papel la firma», con la referencia de la línea de pago, el día y el documento. Solo vale para quien consta como titular de esa unidad ese día; el papel dice en qué documento firmó, y la bitácora, quién lo registró.',
      'La que un papel cerrado ya lleva no se elimina ni cambia: se le pone fecha de fin, no anterior al papel, y se agrega otra.',
    ],
    vista: 'firmas',
  },
]

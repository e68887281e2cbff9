import type { FaqEntry } from './faq-entry.ts'

/** Modules, processes, their papers, and boards. */
export const FAQ_PROCESOS: readonly FaqEntry[] = [
  {
    tema: 'Menú y búsqueda',
    pregunta: '¿Dónde está una pantalla que no veo en el menú?',
    respuesta: [
      'El menú tiene una entrada por tema. Bajo el título de cada pantalla, los botones llevan a las otras del mismo tema: por ejemplo, del Árbol orgánico a las Áreas, o de una búsqueda de licencias y bajas a otra.',
      'Los procesos están en el mapa de Inicio. Cada botón abre el trámite que dice: «Por defunción», el retiro por defunción; «Mediano plazo», los préstamos de ese tipo.',
      'Ctrl K encuentra todo por su nombre, que es el mismo en el menú, en el título y en la ayuda.',
    ],
    palabras: 'entrada submenú desapareció buscar pantalla mapa ctrl k nombre',
  },
  {
    tema: 'Procesos y documentos',
    pregunta: '¿Qué encuentro en la página de un proceso?',
    respuesta: [
      'Para qué sirve, quién está a cargo, sus seis documentos con su estado (Pendiente o Cargado), los casos abiertos con su fecha límite y los documentos del módulo y del instituto que también aplican. Se abre con Ctrl K escribiendo su nombre; en Ventanilla, desde «Procesos que atiendes»; en el mapa de Inicio, con su botón o, si el botón de un grupo abre una pantalla, con la hoja que está a su lado; y en Módulos y procesos, dentro de su módulo.',
    ],
    vista: 'inicioInstituto',
  },
  {
    tema: 'Procesos y documentos',
    pregunta: '¿Cómo agrego un módulo o un proceso al mapa de inicio?',
    respuesta: [
      'En Módulos y procesos: «Nuevo módulo» pide su nombre, ubicación (Superior, Centro o Inferior), icono y orden. Dentro del módulo, «Nuevo proceso» pide su nombre y qué abre: su propia página, una pantalla del portal, otro sitio, o nada si es un grupo que reúne otros procesos.',
      'Al crearlo solo lo ve la administración. Dalo a quienes lo trabajan en Perfiles.',
    ],
    vista: 'procesos',
  },
  {
    tema: 'Procesos y documentos',
    pregunta: '¿Qué se pierde al eliminar un módulo o un proceso?',
    respuesta: [
      'Antes de eliminar, el portal enlista los procesos y documentos que se van con él y los perfiles que dejan de verlo. Los casos se conservan, sin proceso, con el nombre que tenía. Si alguien agrega algo mientras lo revisas, no se elimina: te muestra la lista actual.',
    ],
    vista: 'procesos',
  },
  {
    tema: 'Procesos y documentos',
    pregunta: '¿Cómo cargo o reemplazo un documento de un proceso?',
    palabras: 'subir papeles manual procedimiento archivo versión página del proceso',
    respuesta: [
      'En la página del proceso, «Cargar» en el renglón del documento. Debe ser un PDF de hasta 10 MB. Para cambiarlo por otro, «Reemplazar» en los tres puntos del renglón: el anterior se conserva.',
      'En «Versiones» abres cualquiera de las anteriores y puedes volver a ponerla en vigor.',
    ],
  },
  {
    tema: 'Procesos y documentos',
    pregunta: '¿Dónde veo qué documentos faltan?',
    respuesta: [
      'En Documentación general y por módulo, «Por módulo»: cuántos tiene cada módulo, cuáles le faltan y cuántos les faltan a sus procesos. Los documentos generales del instituto están en la primera pestaña.',
    ],
    vista: 'DocGeneralModuloPanel',
  },
  {
    tema: 'Procesos y documentos',
    pregunta: '¿Cómo pongo a alguien a cargo de un proceso?',
    respuesta: [
      'En la página del proceso, «Asignar» en A cargo. Aparecen quienes tienen el proceso en su perfil; si falta alguien, agrega primero el proceso a su perfil.',
    ],
  },
  {
    tema: 'Tableros',
    pregunta: '¿Cómo muestro un tablero de otro sitio dentro del portal?',
    respuesta: [
      'En cualquier tablero, «Direcciones de tableros»: escribe su dirección, que debe empezar con https. El portal solo deja entrar en sus marcos a los sitios de esa lista. Sin dirección, el tablero muestra una página del portal con cifras propias.',
      'Si el tablero no carga, puede estar fuera de servicio, no estar al alcance de tu red o no permitir que otros sitios lo muestren: prueba «Abrir en otra pestaña».',
    ],
    vista: 'iframe01',
  },
  {
    tema: 'Tableros',
    pregunta: '¿De dónde salen las cifras del reporte Ejecutivo?',
    respuesta: [
      'Del padrón, los movimientos, los casos y los documentos del portal, contados en el momento en que lo abres y solo de lo que tu perfil puede ver. Los Dinámicos cuentan a las personas por los dos datos que elijas; los Operativos, lo que espera en cada paso.',
    ],
    vista: 'tablero_indicadores',
  },
  {
    tema: 'Procesos y documentos',
    pregunta: '¿De dónde salen las gráficas de Estadísticos?',
    palabras: 'gráfica barras líneas pastel dona radar área dispersión combinada cifras estadísticas panel',
    respuesta: [
      'De los datos del portal, contados en el momento y solo de lo que tu perfil alcanza a ver. Cada gráfica dice qué cuenta y lleva al lado su tabla; un número con liga abre la lista de lo que cuenta. «Ver sola» abre una gráfica en su propia pantalla.',
    ],
    vista: 'estadisticos',
  },
]

import type { FaqEntry } from './faq-entry.ts'

/** Help on cases, the Panel General and the simple catalogues. */
export const FAQ_CASOS: readonly FaqEntry[] = [
  {
    tema: 'Casos',
    pregunta: '¿Qué es un caso y cómo lo abro?',
    respuesta: [
      'Es un asunto que hay que resolver en un proceso: dice de qué trata, quién lo atiende, para cuándo y qué normas debe cumplir. Se abre con «Abrir caso», en la lista de casos o en la página del proceso.',
      'Solo el proceso, el asunto y la fecha límite son obligatorios. Si el caso es de una persona, elígela: el caso queda en su entidad y solo esa entidad y el instituto lo ven.',
    ],
    vista: 'panelCasos',
  },
  {
    tema: 'Casos',
    pregunta: '¿Quién puede asignar, mover y cerrar un caso?',
    respuesta: [
      'La persona responsable y quien dirige: validador de la dependencia, jefe, director, titular y administrador. Un caso sin responsable lo puede tomar cualquiera que trabaje en ese proceso, con «Tomar el caso»: al abrirse se avisa a quien está a cargo del proceso, y en el instituto cuenta en «Casos sin asignar» de Inicio. Los demás pueden comentarlo.',
      'Quien lo recibe se entera en sus avisos. Si no ves a una persona al asignar, su perfil no tiene ese proceso o es de otra entidad.',
    ],
  },
  {
    tema: 'Casos',
    pregunta: 'No me deja cerrar el caso. ¿Qué falta?',
    respuesta: [
      'Un caso se cierra desde «En progreso», con todas sus normas completadas, un resultado y cómo se resolvió. Actualiza cada norma en su renglón; si una no aplica, quítala ahí mismo.',
      'Un caso cerrado se puede reabrir con su motivo: lo hace quien lo abrió o quien dirige.',
    ],
  },
  {
    tema: 'Casos',
    pregunta: '¿Dónde veo cómo van todos los casos?',
    respuesta: [
      'En el Panel General de Procesos: una tarjeta por área con sus casos activos, los totales, cómo se reparten por estado y por módulo, y la tabla. Al elegir un área, todo se limita a ella; al elegirla de nuevo, vuelven todas.',
    ],
    vista: 'procesosDashboard',
  },
  {
    tema: 'Casos',
    pregunta: '¿Cómo encuentro un caso, o me llevo la lista?',
    respuesta: [
      'Con Ctrl K desde cualquier pantalla: sirve el folio, el asunto o el nombre de la persona. Solo aparecen los casos que puedes ver.',
      '«Exportar», en la lista de casos y en la tabla del Panel General, escribe en CSV o en Excel todos los casos que dejan los filtros, no solo los de la página. Queda anotado en la bitácora.',
    ],
    vista: 'panelCasos',
  },
  {
    tema: 'Catálogos',
    pregunta: '¿Qué pasa si desactivo un renglón de un catálogo?',
    respuesta: [
      'Deja de ofrecerse al elegir; lo que ya lo usa lo conserva. Antes de desactivarlo el portal dice cuántos registros lo usan. Un renglón que nadie usa se puede eliminar; el último activo de un catálogo que usa el portal no se puede desactivar.',
    ],
    vista: 'catalogo',
  },
  {
    tema: 'Catálogos',
    pregunta: '¿Cómo creo un catálogo nuevo, lo renombro o lo quito?',
    respuesta: [
      '«Nuevo catálogo», debajo de la lista, pide nombre, clave y descripción. Otros sistemas lo reciben en /api/catalogo/ seguido de su clave, por eso la clave ya no cambia.',
      'El botón «Catálogo», junto a «Exportar», cambia su nombre y su descripción, lo desactiva o lo elimina; antes de eliminarlo dice cuántos renglones se van con él. Los catálogos que usa el portal (estado civil, nacionalidad, resultado del caso) solo se renombran.',
    ],
    vista: 'catalogo',
  },
  {
    tema: 'Catálogos',
    pregunta: '¿Cómo cargo muchos renglones de una vez?',
    respuesta: [
      'Con «Cargar de un archivo», desde un CSV o XLSX con las columnas Clave, Nombre y Activo; «Exportar» da un archivo con ese mismo formato. Se abre Cargas de archivos con el catálogo ya elegido.',
      'Primero se dice cuántos renglones son nuevos, cuáles cambian y en qué, y cuáles dejan de ofrecerse aunque se usen. «Cargar N renglones» los aplica todos o ninguno, sin que otra persona autorice. Si el catálogo cambió mientras tanto, se revisa de nuevo.',
      'Una carga de catálogo no se deshace completa: cada renglón se corrige, se desactiva o se elimina en Catálogos.',
    ],
    vista: 'catalogo',
  },
]

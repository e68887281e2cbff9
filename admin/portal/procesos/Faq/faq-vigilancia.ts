import type { FaqEntry } from './faq-entry.ts'

const TEMA = 'Bitácora, trabajos y sesiones'

/** Help on what everybody did, what runs in the background and who is inside. */
export const FAQ_VIGILANCIA: readonly FaqEntry[] = [
  {
    tema: TEMA,
    pregunta: '¿Cómo sé quién cambió un dato, y qué decía antes?',
    respuesta: [
      'En Bitácora, escribe la CURP, el RFC, el NSS o el No. interno de la persona y oprime Buscar (también sirve el folio de un trámite o caso, o el nombre o la cuenta de quien lo hizo): aparecen todos los actos sobre ella, también sus movimientos y quién consultó su expediente. Abre el acto por su fecha: cada campo se ve antes y después.',
      'Para un catálogo, un usuario o cualquier otro registro, abre uno de sus actos y elige «Ver los actos de este registro».',
    ],
    vista: 'panelBitacora',
  },
  {
    tema: TEMA,
    pregunta: '¿Queda registrado que consulto la bitácora?',
    respuesta: [
      'Sí, cuando ves a una persona: buscarla ahí y abrir un acto con sus datos son consultas de su expediente, y quedan con tu nombre.',
    ],
  },
  {
    tema: TEMA,
    pregunta: '¿Cómo demuestro que nadie alteró la bitácora?',
    respuesta: [
      'Cada acto lleva una huella que depende de su contenido y del acto anterior: cambiar, quitar o insertar uno rompe la cadena. El detalle de un acto dice si su huella corresponde.',
      'La cadena entera se revisa cada noche, y cuando un administrador elige «Verificar la cadena»: un aviso dice cómo terminó, y en Trabajos queda la primera fila que no corresponde.',
      'Quien administra el servidor puede hacer lo mismo con «portal bitacora verificar».',
    ],
    vista: 'panelBitacora',
  },
  {
    tema: TEMA,
    pregunta: '¿Cómo entrego los actos de un periodo a quien me los pide?',
    respuesta: [
      'En Bitácora, oprime Exportar, elige los días y el formato: el botón dice cuántos actos se escribirán. Con su prueba (JSONL) es el archivo que se entrega a una auditoría: lleva cada acto con su huella, y «portal bitacora verificar --archivo» comprueba después, sin el portal, que nada se cambió, quitó o insertó. Para leerlo (CSV) se abre en una hoja de cálculo.',
      'Se exporta el periodo completo, aunque la lista tenga otros filtros. La exportación queda en la bitácora con tu nombre. Quien administra el servidor obtiene el mismo archivo con «portal bitacora exportar».',
    ],
    vista: 'panelBitacora',
  },
  {
    tema: TEMA,
    pregunta: 'Un trabajo falló. ¿Qué hago?',
    respuesta: [
      'En Trabajos, lee en Avance por qué. Corrige la causa y oprime Reintentar: espera su turno y empieza de nuevo. Nunca corren dos del mismo tipo a la vez.',
      'Si el servidor se apagó a media tarea, el portal lo nota al volver: repite las que se pueden repetir y deja las demás como fallidas, para que tú decidas.',
    ],
    vista: 'panelTrabajos',
  },
  {
    tema: TEMA,
    pregunta: '¿Cómo sé si los documentos se leen bien?',
    respuesta: [
      'En Lecturas: por campo, cuántas veces lo leído quedó igual en lo que la persona guardó, cuántas se corrigió y cuántas no se leyó. «Seguros y mal» es lo que el portal dio por cierto y alguien corrigió: debería ser casi nada. Arriba están los aciertos por documento y por mes.',
    ],
    vista: 'panelLecturas',
  },
  {
    tema: TEMA,
    pregunta: '¿Cómo saco del portal a alguien que dejó su sesión abierta?',
    respuesta: [
      'En Sesiones, busca a la persona y cierra una de sus sesiones o todas. Terminan al instante, en cualquier equipo. Para que no vuelva a entrar, desactiva también su cuenta en Gestión de Usuarios.',
    ],
    vista: 'panelSesiones',
  },
]

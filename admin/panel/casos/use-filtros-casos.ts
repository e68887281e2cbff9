import { AREAS_CASO, NOMBRE_AREA_CASO } from '#domain/procesos/casos/area-caso.ts'
import { ESTADOS_ABIERTOS, ESTADOS_CASO, NOMBRE_ESTADO_CASO } from '#domain/procesos/casos/estado-caso.ts'
import { useOpcionesCaso } from '#admin/shared/casos/use-opciones-caso.ts'
import type { Filtro } from '#admin/shared/list/lista.ts'

const ESTADO: Filtro = {
  key: 'estado',
  label: 'Estado',
  placeholder: 'Todos',
  opciones: [
    { valor: ESTADOS_ABIERTOS, label: 'Abiertos' },
    ...ESTADOS_CASO.map((estado) => ({ valor: estado, label: NOMBRE_ESTADO_CASO[estado] })),
  ],
}

const RESPONSABLE: Filtro = {
  key: 'responsable',
  label: 'Responsable',
  placeholder: 'Cualquiera',
  opciones: [
    { valor: 'yo', label: 'Yo' },
    { valor: 'nadie', label: 'Sin asignar' },
  ],
}

const PLAZO: Filtro = {
  key: 'plazo',
  label: 'Fecha límite',
  placeholder: 'Cualquiera',
  opciones: [{ valor: 'vencido', label: 'Vencidos' }],
}

const AREA: Filtro = {
  key: 'area',
  label: 'Área',
  opciones: AREAS_CASO.map((area) => ({ valor: area, label: NOMBRE_AREA_CASO[area] })),
}

/** Filters of the list of cases. */
export function useFiltrosCasos(): readonly Filtro[] {
  const { data } = useOpcionesCaso()
  const procesos = data?.procesos ?? []
  const modulos = data?.modulos ?? []
  return [
    ESTADO,
    RESPONSABLE,
    PLAZO,
    AREA,
    {
      key: 'procesoId',
      label: 'Proceso',
      placeholder: 'Todos',
      opciones: procesos.map(({ id, ruta }) => ({ valor: id, label: ruta })),
    },
    {
      key: 'procesosDe',
      label: 'Procesos de',
      placeholder: 'Cualquier módulo',
      opciones: modulos.map(({ id, nombre }) => ({ valor: id, label: nombre })),
    },
    {
      key: 'moduloId',
      label: 'Módulo',
      placeholder: 'Todos',
      opciones: modulos.map(({ id, nombre }) => ({ valor: id, label: nombre })),
    },
  ]
}

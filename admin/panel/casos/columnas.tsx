import { Link } from 'react-router-dom'
import { NOMBRE_AREA_CASO } from '#domain/procesos/casos/area-caso.ts'
import { rutaAfiliado } from '#domain/afiliacion/rutas.ts'
import { fechaDeInstante } from '#admin/shared/instante.ts'
import { EstadoCasoTag, PlazoTexto } from '#admin/shared/casos/CasoTags.tsx'
import { rutaCaso } from '#domain/procesos/casos/ruta-caso.ts'
import type { Columna } from '#admin/shared/list/lista.ts'
import type { CasoResumen } from '#domain/procesos/casos/caso.ts'

export const COLUMNAS_CASOS: readonly Columna<CasoResumen>[] = [
  {
    key: 'folio',
    ancho: 118,
    header: 'Folio',
    mono: true,
    fija: true,
    sortable: true,
    sortBy: 'folio',
    cell: ({ folio }) => <Link to={rutaCaso({ folio })}>{folio}</Link>,
  },
  {
    key: 'asunto',
    ancho: 250,
    header: 'Asunto',
    sortable: true,
    sortBy: 'asunto',
    wrap: true,
    cell: ({ asunto }) => asunto,
  },
  {
    key: 'estado',
    ancho: 118,
    header: 'Estado',
    sortable: true,
    sortBy: 'estado',
    cell: ({ estado }) => <EstadoCasoTag estado={estado} />,
  },
  {
    key: 'vence',
    ancho: 130,
    header: 'Fecha límite',
    sortable: true,
    sortBy: 'vence',
    cell: ({ plazo }) => <PlazoTexto plazo={plazo} />,
  },
  {
    key: 'responsable',
    ancho: 150,
    header: 'Responsable',
    wrap: true,
    cell: ({ responsable }) => responsable?.nombre ?? <span className="secondary">Sin asignar</span>,
  },
  {
    key: 'persona',
    ancho: 180,
    header: 'Persona',
    wrap: true,
    cell: ({ persona }) =>
      persona ? <Link to={rutaAfiliado(persona)}>{persona.nombre}</Link> : <span className="muted">–</span>,
  },
  {
    key: 'proceso',
    ancho: 150,
    header: 'Proceso',
    sortable: true,
    sortBy: 'proceso',
    wrap: true,
    cell: ({ proceso }) => proceso.nombre,
  },
  {
    key: 'entidad',
    ancho: 130,
    header: 'Entidad',
    oculta: true,
    wrap: true,
    cell: ({ entidad }) => entidad || 'Del instituto',
  },
  { key: 'area', ancho: 100, header: 'Área', oculta: true, cell: ({ area }) => NOMBRE_AREA_CASO[area] },
  {
    key: 'modulo',
    ancho: 120,
    header: 'Módulo',
    oculta: true,
    wrap: true,
    cell: ({ moduloActual }) => moduloActual?.nombre ?? '',
  },
  {
    key: 'normas',
    ancho: 90,
    header: 'Normas',
    oculta: true,
    numeric: true,
    cell: ({ normas }) => `${normas.completadas} de ${normas.total}`,
  },
  {
    key: 'creado',
    ancho: 110,
    header: 'Abierto',
    oculta: true,
    sortable: true,
    sortBy: 'creadoEn',
    cell: ({ creadoEn }) => fechaDeInstante(creadoEn),
  },
  {
    key: 'actualizado',
    ancho: 110,
    header: 'Último cambio',
    oculta: true,
    sortable: true,
    sortBy: 'actualizadoEn',
    cell: ({ actualizadoEn }) => fechaDeInstante(actualizadoEn),
  },
]

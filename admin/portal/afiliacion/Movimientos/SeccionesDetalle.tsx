import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { splitNombre } from '#domain/identidad/split-nombre.ts'
import { quincenaDeAnio } from '#domain/calendario/quincena.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { fechaHora } from '#admin/shared/instante.ts'
import { fechasItems } from '#admin/shared/movimientos/fechas-items.ts'
import { CambiosTable } from '#admin/shared/movimientos/CambiosTable.tsx'
import { DatosDePapeles } from '#admin/shared/movimientos/DatosDePapeles.tsx'
import { PapelesMovimiento } from '#admin/shared/movimientos/PapelesMovimiento.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { EstatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { ReactElement, ReactNode } from 'react'

interface Seccion {
  readonly titulo: string
  readonly items: readonly { readonly label: string; readonly value: ReactNode }[]
}

/** The seven sections of "Detalles Completos del Movimiento" (specification 3 §2.9), and what the movement changes or an alta captures. */
export function SeccionesDetalle({ movimiento }: { movimiento: MovimientoDetalle }): ReactElement {
  return (
    <div className="secciones-detalle">
      {seccionesOf(movimiento).map(({ titulo, items }) => (
        <section key={titulo} className="detalle-bloque">
          <h3>{titulo}</h3>
          <KeyValueList wide items={items} />
        </section>
      ))}
      {movimiento.cambios.length > 0 && (
        <section className="detalle-bloque">
          <h3>Qué cambia</h3>
          <CambiosTable cambios={movimiento.cambios} />
        </section>
      )}
      <DatosDePapeles datos={movimiento.datosDePapeles} />
      <PapelesMovimiento movimiento={movimiento} />
    </div>
  )
}

function seccionesOf(movimiento: MovimientoDetalle): readonly Seccion[] {
  return [
    { titulo: 'Información Personal', items: personal(movimiento) },
    { titulo: 'Información del Movimiento', items: propia(movimiento) },
    {
      titulo: 'Información Organizacional',
      items: [
        { label: 'Tipo de Entidad', value: movimiento.entidad },
        { label: 'Entidad', value: movimiento.adscripcion },
        { label: 'Dirección General', value: movimiento.dependencia },
        { label: 'Área', value: movimiento.area },
      ],
    },
    {
      titulo: 'Información Financiera',
      items: [
        { label: 'Categoría', value: [movimiento.categoria, movimiento.nombreCategoria].filter(Boolean).join(', ') },
        { label: 'Sueldo mensual', value: movimiento.sueldoCentavos > 0 ? formatPesos(movimiento.sueldoCentavos) : '' },
      ],
    },
    { titulo: 'Estados y Fechas', items: estados(movimiento) },
    { titulo: 'Observaciones', items: [{ label: 'Observaciones', value: movimiento.observaciones }] },
    {
      titulo: 'IDs del Sistema',
      items: [
        { label: 'Folio', value: <span className="mono">{movimiento.folio}</span> },
        { label: 'ID del movimiento', value: String(movimiento.id) },
        { label: 'ID del afiliado', value: String(movimiento.afiliadoId) },
      ],
    },
  ]
}

function personal(movimiento: MovimientoDetalle): Seccion['items'] {
  const partes = splitNombre(movimiento)
  return [
    { label: 'Nombre', value: partes.nombres },
    { label: 'Apellido Paterno', value: partes.apellidoPaterno },
    { label: 'Apellido Materno', value: partes.apellidoMaterno },
    { label: 'CURP', value: <span className="mono">{movimiento.curp}</span> },
    { label: 'No. interno', value: formatInterno(movimiento.interno) },
  ]
}

function propia(movimiento: MovimientoDetalle): Seccion['items'] {
  return [
    { label: 'Tipo', value: movimiento.tipo },
    { label: 'Quincena', value: quincenaDeAnio(movimiento.quincena) },
    ...fechasItems(movimiento),
    { label: 'Qué cambia', value: movimiento.cambio },
  ]
}

function estados({ estatus, esperaA, solicitadoPor, solicitadoAt, recorrido }: MovimientoDetalle): Seccion['items'] {
  const last = recorrido.at(-1)
  return [
    { label: 'Estatus', value: <EstatusTag estatus={estatus} /> },
    { label: 'Espera a', value: esperaA },
    { label: 'Solicitado', value: `${solicitadoPor}, ${fechaHora(solicitadoAt)}` },
    { label: 'Último paso', value: last ? `${last.texto}: ${last.quien}, ${fechaHora(last.at)}` : '' },
  ]
}

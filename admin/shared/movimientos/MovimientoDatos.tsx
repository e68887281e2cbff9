import { Link } from 'react-router-dom'
import { TABLA_ACTOS } from '#domain/afiliacion/actos/tabla-actos.ts'
import { etiquetaCampo } from '#domain/afiliacion/actos/campos-devolucion.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { quincenaLong, quincenaRangeText } from '#domain/calendario/quincena.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Timeline } from '#admin/shared/ui/datos/Timeline.tsx'
import { rutaAfiliado } from '#domain/afiliacion/rutas.ts'
import { fechaHora } from '#admin/shared/instante.ts'
import { CorregidosNote } from './CorregidosNote.tsx'
import { ChoquesNote } from './ChoquesNote.tsx'
import { fechasItems } from './fechas-items.ts'
import { FormatosMovimiento } from './FormatosMovimiento.tsx'
import { PapelesMovimiento } from './PapelesMovimiento.tsx'
import { DatosDePapeles } from './DatosDePapeles.tsx'
import { CambiosTable } from './CambiosTable.tsx'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { ReactElement } from 'react'
import './movimiento.css'

interface MovimientoDatosProps {
  movimiento: MovimientoDetalle
}

/** Where it lands, what changes, of whom, and who did what. */
export function MovimientoDatos({ movimiento }: MovimientoDatosProps): ReactElement {
  return (
    <>
      <Quincena movimiento={movimiento} />
      <Pendientes movimiento={movimiento} />
      <Cambios movimiento={movimiento} />
      <section className="detalle-bloque">
        <h3>Persona</h3>
        <KeyValueList wide items={personaItems(movimiento)} />
      </section>
      {movimiento.observaciones !== '' && (
        <section className="detalle-bloque">
          <h3>Observaciones</h3>
          <p className="detalle-texto">{movimiento.observaciones}</p>
        </section>
      )}
      <DatosDePapeles datos={movimiento.datosDePapeles} />
      <PapelesMovimiento movimiento={movimiento} />
      <FormatosMovimiento movimiento={movimiento} />
      <section className="detalle-bloque">
        <h3>Recorrido</h3>
        <Timeline items={recorridoItems(movimiento)} />
      </section>
    </>
  )
}

function Quincena({ movimiento }: { movimiento: MovimientoDetalle }): ReactElement {
  const { estatus, quincena, fecha } = movimiento
  const texto = (
    <>
      <strong>{quincenaLong(quincena)}</strong> ({quincenaRangeText(quincena)})
    </>
  )
  if (estatus === 'Cancelado') return <Note tone="bad">No se aplicará: quedó cancelado.</Note>
  if (estatus === 'Aplicado') return <Note tone="good">Se aplicó en la {texto}.</Note>
  return (
    <Note>
      Entra en la {texto}, con efecto desde el {formatFecha(fecha)}.
    </Note>
  )
}

/** What keeps it from being approved, and what the last return asked to correct. */
function Pendientes({
  movimiento: { estatus, siguiente, papelesFaltantes, camposPorCorregir, choques, documentos, mismaPersona },
}: MovimientoDatosProps): ReactElement {
  const campos = Object.entries(camposPorCorregir)
  const isReturned = estatus === 'Pendiente'
  return (
    <>
      <ChoquesNote choques={choques} />
      {mismaPersona !== '' && (
        <Note tone="warn">
          <strong>Los documentos llevan nombres distintos.</strong> Quien lo solicitó explicó que es la misma persona: «
          {mismaPersona}»
        </Note>
      )}
      <CorregidosNote documentos={documentos} />
      {papelesFaltantes.length > 0 && (
        <Note tone="warn">
          <strong>No se puede aprobar todavía.</strong> Falta: {papelesFaltantes.map(({ nombre }) => nombre).join(', ')}
          .
        </Note>
      )}
      {(isReturned || campos.length > 0) && (
        <Note tone="warn">
          <strong>Por corregir.</strong> {isReturned && siguiente}
          {campos.length > 0 && (
            <ul>
              {campos.map(([campo, nota]) => (
                <li key={campo}>
                  {etiquetaCampo(campo)}: {nota}
                </li>
              ))}
            </ul>
          )}
        </Note>
      )}
    </>
  )
}

/** Data, old beside new; of a leave its situation and days, and of any other movement its one line. */
function Cambios({ movimiento }: MovimientoDatosProps): ReactElement {
  const { cambios, cambio, fechaFin, situacion } = movimiento
  const turns = situacion === '' ? [] : [{ label: 'Situación', value: situacion }]
  return (
    <section className="detalle-bloque">
      <h3>Qué cambia</h3>
      {cambios.length > 0 ? (
        <>
          {turns.length > 0 && <KeyValueList wide items={turns} />}
          <CambiosTable cambios={cambios} />
        </>
      ) : (
        <KeyValueList
          wide
          items={fechaFin ? [...turns, ...fechasItems(movimiento)] : [{ label: 'Resumen', value: cambio }]}
        />
      )}
    </section>
  )
}

function personaItems(movimiento: MovimientoDetalle): { label: string; value: ReactElement | string }[] {
  const { curp, interno, categoria, nombreCategoria, sueldoCentavos } = movimiento
  return [
    {
      label: 'CURP',
      value: (
        <Link className="mono" to={rutaAfiliado({ interno })}>
          {curp}
        </Link>
      ),
    },
    { label: 'No. interno', value: formatInterno(interno) },
    { label: 'Categoría', value: [categoria, nombreCategoria].filter(Boolean).join(', ') },
    { label: 'Sueldo mensual', value: sueldoCentavos > 0 ? formatPesos(sueldoCentavos) : '' },
    { label: 'Dirección General', value: movimiento.dependencia },
    { label: 'Área', value: movimiento.area },
    ...avisoFact(movimiento.avisoPrivacidad),
  ]
}

/** Only of what captures a person's data. */
function avisoFact(aviso: MovimientoDetalle['avisoPrivacidad']): ReturnType<typeof personaItems> {
  if (!aviso) return []
  return [
    {
      label: 'Aviso de privacidad',
      value: `Versión ${aviso.version}, en vigor desde el ${formatFecha(aviso.vigenteDesde)}`,
    },
  ]
}

/** Of a returned movement its last note and what is next stand above (`Pendientes`): here only that it was returned. */
function recorridoItems(movimiento: MovimientoDetalle): Parameters<typeof Timeline>[0]['items'] {
  const { estatus, recorrido, siguiente } = movimiento
  const isReturned = estatus === 'Pendiente'
  const { hecho } = TABLA_ACTOS.devolver
  const last = isReturned ? recorrido.findLastIndex(({ texto }) => texto.startsWith(hecho)) : -1
  const done = recorrido.map(({ texto, quien, at }, index) => ({
    text: index === last ? hecho : texto,
    detail: `${quien}, ${fechaHora(at)}`,
  }))
  return siguiente === '' || isReturned ? done : [...done, { text: siguiente, next: true }]
}

import { useState } from 'react'
import { diaDe } from '#domain/calendario/cambios-calendario.ts'
import { aniosDelSelector } from '#domain/calendario/calendario-anio.ts'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { dateParts, plainDate } from '#domain/calendario/plain-date.ts'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { useImprime } from '#admin/shared/ui/pagina/use-imprime.ts'
import { useVentana } from '#admin/shared/calendario/use-ventana.ts'
import { AnioGrid } from './rejilla/AnioGrid.tsx'
import { Barra } from './Barra.tsx'
import { Cabecera } from './Cabecera.tsx'
import { ConflictoDialog } from './ConflictoDialog.tsx'
import { GuardarDialog } from './GuardarDialog.tsx'
import { Habilitaciones } from './Habilitaciones.tsx'
import { Inhabiles } from './Inhabiles.tsx'
import { Leyenda } from './Leyenda.tsx'
import { MesGrid } from './rejilla/MesGrid.tsx'
import { Revision } from './Revision.tsx'
import { TiraMeses } from './rejilla/TiraMeses.tsx'
import { useCalendario } from './use-calendario.ts'
import { useEdicion } from './use-edicion.ts'
import { mesVecino, useLugar } from './use-lugar.ts'
import { useVista } from './use-vista.ts'
import type { TipoEvento } from '#domain/calendario/evento.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import type { Lugar } from './use-lugar.ts'
import type { ReactElement } from 'react'
import './calendario.css'

/** The capture calendar: a month or a year of it, its rules, its enablings; with `edita`, its days are set here. */
export function Calendario({ edita }: { edita: boolean }): ReactElement {
  const hoy = useVentana().data?.hoy ?? todayInMexico(Date.now())
  const anios = aniosDelSelector(hoy)
  const [lugar, go] = useLugar(hoy, anios)
  const { data: calendario, error, refetch } = useCalendario(lugar.anio)
  const edit = useEdicion(calendario)
  const vista = useVista(calendario, edit.edicion?.actual, edit.cambios)
  const imprime = useImprime()
  const [tipo, setTipo] = useState<TipoEvento | null>('ALTA_BAJA_CAMBIO')
  const [porRango, setPorRango] = useState(false)
  const [foco, setFoco] = useState<PlainDate>(hoy)
  const [llamado, setLlamado] = useState(false)
  const [guarda, setGuarda] = useState(false)
  const [aviso, setAviso] = useState<'anio' | 'reglas' | null>(null)
  useLeaveGuard(edit.cambios.length > 0)
  const isEditing = edit.edicion !== null
  const puede = edita && calendario?.actions.includes('editar') === true

  const goTo = (to: Partial<Lugar>): void => {
    const leavesYear = to.anio !== undefined && to.anio !== lugar.anio
    if (leavesYear && edit.cambios.length > 0) {
      setAviso('anio')
      return
    }
    if (leavesYear) edit.cancelar()
    setAviso(null)
    go(to)
  }
  const focusOn = (fecha: PlainDate): void => {
    const { year, month } = dateParts(fecha)
    if (!anios.includes(year)) return
    if (year !== lugar.anio || month !== lugar.mes) goTo({ anio: year, mes: month })
    if (year === lugar.anio || edit.cambios.length === 0) setFoco(fecha)
  }
  const showDia = (fecha: PlainDate): void => {
    goTo({ mes: dateParts(fecha).month, modo: 'mes' })
    setFoco(fecha)
    setLlamado(true)
  }
  const move = (steps: 1 | -1): void => {
    const next = mesVecino(lugar, steps, anios)
    if (!next) return
    goTo(next)
    setFoco(plainDate(next.anio, next.mes, 1))
  }
  const openMes = (mes: number): void => goTo({ mes, modo: 'mes' })
  const first = vista.impiden[0]

  return (
    <>
      <Cabecera
        edita={edita}
        puede={puede}
        hoy={hoy}
        lugar={lugar}
        edit={edit}
        calendario={calendario}
        onGuardar={() => (first ? setAviso('reglas') : setGuarda(true))}
      />
      {aviso === 'anio' && edit.cambios.length > 0 && (
        <Note tone="warn" live>
          Guarda o cancela los cambios de {lugar.anio} antes de pasar a otro año.
        </Note>
      )}
      {aviso === 'reglas' && first && calendario && (
        <Note
          tone="bad"
          live
          action={
            <button type="button" className="btn btn-sm" onClick={() => showDia(diaDe(first, lugar.anio))}>
              Ver la primera
            </button>
          }
        >
          <strong>Aún no se puede guardar.</strong> {first.message}
        </Note>
      )}
      {error && !calendario && (
        <ErrorState title="No se pudo cargar el calendario." error={error} onRetry={() => void refetch()} />
      )}
      <div className="cal">
        <div className="cal-principal">
          <Card flush className="cal-hoja">
            <Barra lugar={imprime ? { ...lugar, modo: 'anio' } : lugar} anios={anios} onGo={goTo} />
            <Leyenda edita={isEditing} activo={tipo} onChange={setTipo} porRango={porRango} onPorRango={setPorRango} />
            {!calendario && !error && <Skeleton lines={12} label="Cargando el calendario" />}
            {calendario && (lugar.modo === 'anio' || imprime) && (
              <AnioGrid anio={lugar.anio} tipos={vista.tipos} onMes={openMes} />
            )}
            {calendario && lugar.modo === 'mes' && !imprime && (
              <MesGrid
                anio={lugar.anio}
                mes={lugar.mes}
                edita={isEditing}
                activo={tipo}
                porRango={porRango}
                foco={foco}
                onFoco={focusOn}
                llamado={llamado}
                onLlamado={setLlamado}
                datosDe={vista.datosDe}
                onCambios={edit.aplicar}
                onTipo={setTipo}
                onMove={move}
              />
            )}
          </Card>
          {calendario && lugar.modo === 'mes' && (
            <TiraMeses
              anio={lugar.anio}
              mes={lugar.mes}
              tipos={vista.tipos}
              reglasDe={vista.reglasDe}
              onMes={openMes}
            />
          )}
        </div>
        {calendario && (
          <aside className="cal-lateral" aria-label="Revisión del calendario">
            <Revision
              anio={lugar.anio}
              reglas={vista.reglasEn(lugar)}
              avisos={vista.avisosEn(lugar)}
              impiden={isEditing && vista.impiden.length > 0}
              onDia={showDia}
            />
            <Habilitaciones
              habilitaciones={calendario.habilitaciones}
              puede={edita && calendario.actions.includes('habilitar')}
              hoy={hoy}
            />
            <Inhabiles calendario={calendario} puede={puede && !isEditing} onDia={showDia} />
          </aside>
        )}
      </div>
      {guarda && edit.conflicto === null && (
        <GuardarDialog
          anio={lugar.anio}
          cambios={edit.cambios}
          busy={edit.busy}
          error={edit.error}
          onSave={(motivo) => edit.guardar(motivo, () => setGuarda(false))}
          onClose={() => setGuarda(false)}
        />
      )}
      {edit.conflicto !== null && (
        <ConflictoDialog
          anio={lugar.anio}
          {...edit.conflicto}
          onResolve={(mios) => {
            setGuarda(false)
            edit.resolver(mios)
          }}
          onClose={() => {
            setGuarda(false)
            edit.olvidarError()
          }}
        />
      )}
    </>
  )
}

import { useCan } from '#admin/providers/use-can.ts'

/** Whether this session may register an alta (the server asks the same, and the calendar gate). */
export const useCanCapture = (): boolean => useCan('alta.solicitar')

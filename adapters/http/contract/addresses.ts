/**
 * Method and path of every call, with `:name` for each parameter; `?name` where two calls share an address: that one is
 * meant when the query names this parameter. Constants, so that the browser's bundle holds the few it uses and no schema.
 */
export const seeShop = 'GET /api/shop';
export const seeOpenApi = 'GET /api/openapi.json';
export const currentUser = 'GET /api/user';
export const login = 'POST /api/login';
export const register = 'POST /api/register';
export const logout = 'POST /api/logout';
export const changePassword = 'POST /api/user/change-password';
export const resetPassword = 'POST /api/auth/reset-password';
export const listBrowsers = 'GET /api/user/browsers';
export const forgetBrowser = 'DELETE /api/user/browsers/:id';
export const listUsers = 'GET /api/users';
export const pageUsers = 'GET /api/users?limit';
export const editUser = 'PUT /api/users/:id';
export const issueResetLink = 'POST /api/users/:id/reset-link';
export const removeStylist = 'DELETE /api/stylists/:id';
export const listServices = 'GET /api/services';
export const seeService = 'GET /api/services/:id';
export const addService = 'POST /api/services';
export const changeService = 'PUT /api/services/:id';
export const archiveService = 'DELETE /api/services/:id';
export const startUpload = 'POST /api/objects/upload';
export const receiveUpload = 'PUT /api/objects/uploads/:token';
export const attachImage = 'PUT /api/services/:id/image';
export const seeEvents = 'GET /api/events';
export const listStylists = 'GET /api/stylists';
export const listStylistsWithFormer = 'GET /api/stylists?former';
export const seeTimeslots = 'GET /api/timeslots';
export const seeAvailability = 'GET /api/availability';
export const listClosures = 'GET /api/closures';
export const addClosure = 'POST /api/closures';
export const foreseeClosure = 'POST /api/closures/affected';
export const changeClosure = 'PUT /api/closures/:id';
export const foreseeClosureChange = 'POST /api/closures/:id/affected';
export const removeClosure = 'DELETE /api/closures/:id';
export const seeWorkDays = 'GET /api/work-days';
export const bookAppointment = 'POST /api/appointments';
export const listAppointments = 'GET /api/appointments';
export const pageAppointments = 'GET /api/appointments?limit';
export const cancelAppointment = 'PUT /api/appointments/:id/cancel';

// Style sheets of packages: a simulated browser has no layout.
module.exports = '';

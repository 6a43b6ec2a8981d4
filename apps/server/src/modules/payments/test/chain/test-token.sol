// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The smallest token that a watcher can be tried on: everybody may mint, transfers tell as ERC-20 says.
contract TestToken {
    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);

    function mint(address to, uint256 value) external {
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
        return true;
    }

    /// Two transfers in one transaction, to tell logs of one transaction apart.
    function transferTwice(address to, uint256 first, uint256 second) external {
        balanceOf[msg.sender] -= first + second;
        balanceOf[to] += first + second;
        emit Transfer(msg.sender, to, first);
        emit Transfer(msg.sender, to, second);
    }
}
